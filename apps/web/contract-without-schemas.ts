import { type Plugin, runnerImport } from 'vite'

const contractFile = /\/packages\/contract\/src\/[a-z-]+\.ts$/

/**
 * The browser needs the method and the path of a call, not the schemas that validate it on the server: zod and the
 * schemas would add more than 20 kB to every page. Types still come from the whole contract.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async load(file) {
      if (!contractFile.test(file)) return null
      const { module } = await runnerImport<Record<string, unknown>>(file)
      return Object.entries(module)
        .filter(([, value]) => isCallGroup(value))
        .map(([name, group]) => `export const ${name} = ${JSON.stringify(group, keepRoute)}`)
        .join('\n')
    },
  }
}

function isCallGroup(value: unknown) {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some(call => typeof call?.path === 'string' && typeof call.method === 'string')
  )
}

const dropped = new Set(['summary', 'access', 'params', 'query', 'body', 'data', 'meta', 'status'])

function keepRoute(key: string, value: unknown) {
  return dropped.has(key) ? undefined : value
}
