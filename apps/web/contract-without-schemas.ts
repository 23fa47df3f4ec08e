import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Call } from '@gerbang/contract/call.ts'
import type { Plugin } from 'vite'
import { describeFields } from './describe-fields.ts'

const contractFile = /\/packages\/contract\/src\/(?!question\/)(?:[a-z]+\/)?[a-z-]+\.ts$/

/**
 * The browser needs the method and the path of a call, and what its forms may hold, not the schemas that validate on the
 * server: zod and the schemas would add more than 20 kB to every page. Types still come from the whole contract.
 */
export function contractWithoutSchemas({ hasForms = true } = {}): Plugin {
  return {
    name: 'contract-without-schemas',
    enforce: 'pre',
    async load(file) {
      if (!contractFile.test(file)) return null
      // By Node itself, which reads what the files share once. The question mark lets a developer's change through.
      const module: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${Date.now()}`)
      return Object.entries(module)
        .flatMap(([name, group]) => (isCallGroup(group) ? [writeGroup(name, group, hasForms)] : []))
        .join('\n')
    },
  }
}

function isCallGroup(value: unknown): value is Record<string, Call> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some(call => typeof call?.path === 'string' && typeof call.method === 'string')
  )
}

function writeGroup(name: string, group: Record<string, Call>, hasForms: boolean) {
  const calls = Object.entries(group).map(([name, call]) => [name, keepRoute(call, hasForms)])
  return `export const ${name} = ${JSON.stringify(Object.fromEntries(calls))}`
}

function keepRoute({ method, path, body, multipart, produces, live }: Call, hasForms: boolean) {
  const rules = hasForms && body !== undefined && { rules: describeFields(body) }
  return { method, path, multipart, produces, live, ...rules }
}

/** The same rules beside the schemas: for tests that run the screens and the server in one process. */
export function contractWithRules(): Plugin {
  return {
    name: 'contract-with-rules',
    transform(code, file) {
      const groups = [...code.matchAll(/^export const (\w+) = .*?defineCalls/gm)].map(([, name]) => name)
      if (!contractFile.test(file) || groups.length === 0) return null
      return `${code}
import { describeFields as _describe } from '${describer}'
for (const call of [${groups.join(', ')}].flatMap(Object.values)) if (call.body) call.rules = _describe(call.body)`
    },
  }
}

const describer = fileURLToPath(new URL('describe-fields.ts', import.meta.url))
