import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const names = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'])
const prefix = '\0as-module:'
const require = createRequire(import.meta.url)

/** What React throws to itself and finds again by its identity. */
const signal = /(\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g

/**
 * A browser that is watched, by its developer tools or by Lighthouse, asks each new error for the lines of its stack. For
 * those that are made while React itself is read, it reads all of React twice.
 */
function makeSignalsPlain(code: string): string {
  const plain = code.replaceAll(signal, '$1{ message: $2 }')
  if (plain === code) throw new Error('react-as-module: React makes no such errors any more')
  return plain
}

/**
 * React comes as CommonJS, which every file that imports it would unwrap for itself, with help from one more file. Here one
 * module does so for all.
 */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(?:-dom)?(?:\/|$)/ },
      handler: (id, importer, { kind }) =>
        names.has(id) && kind !== 'require-call' && !importer?.startsWith(prefix) ? prefix + id : null,
    },
    load: {
      filter: { id: /^\0as-module:/ },
      handler: id => {
        const name = id.slice(prefix.length)
        const exported = Object.keys(require(name) as object).filter(key => /^[a-z]\w*$/i.test(key))
        return `import all from ${JSON.stringify(name)}
export default all
${exported.map(key => `export const ${key} = all.${key}`).join('\n')}`
      },
    },
    transform: { filter: { id: /\/react-dom-client\.production\.js$/ }, handler: makeSignalsPlain },
  }
}
