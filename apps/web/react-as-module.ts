import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const prefix = '\0as-module:'

/** React comes in these. */
export const modules = new Set(['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'scheduler'])

/** The file that a build takes of `react-dom/client` is `react-dom/cjs/react-dom-client.production.js`. */
function readFile(name: string): string {
  const [home = name] = name.split('/')
  const folder = dirname(require.resolve(`${home}/package.json`))
  return readFileSync(join(folder, `cjs/${name.replace('/', '-')}.production.js`), 'utf8')
}

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

/** A file of React, which is CommonJS, as the module that it could have been: what nobody imports of it is left out. */
function writeModule(code: string): string {
  const exported = new Set<string>()
  const imports: string[] = []
  const body = code
    .replaceAll(/(?:var|,)\s+(\w+) = require\("([\w/-]+)"\)(;?)/g, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from ${JSON.stringify(from)}`)
      return ''
    })
    .replaceAll(/^exports\.(\w+) =/gm, (_, name: string) => {
      exported.add(name)
      return `let exported_${name} =`
    })
    .replaceAll(/\bexports\.(\w+)/g, (_, name: string) => `exported_${name}`)
  if (exported.size === 0 || /\brequire\(|\bexports\b(?!_)/.test(body))
    throw new Error('react-as-module: React is written in another way now')
  const list = (write: (name: string) => string) => [...exported].map(write).join(', ')
  return `${imports.join('\n')}
${body}
export { ${list(name => `exported_${name} as ${name}`)} }
export default { ${list(name => `${name}: exported_${name}`)} }
`
}

export function readModule(name: string): string {
  const code = readFile(name)
  return writeModule(name === 'react-dom/client' ? makeSignalsPlain(code) : code)
}

/** How some libraries ask for a hook that an old React lacks: of a module it would need an object of all its parts. */
const dynamicHook = /\b(React\d*)\[" (\w+) "\.trim\(\)\.toString\(\)\]/g

/**
 * React comes as CommonJS, which the bundler wraps, with help from one more file. Here it becomes modules, which need no
 * wrapping.
 */
export function reactAsModule(): Plugin {
  return {
    name: 'react-as-module',
    // A build for developers takes React as it is, with its warnings.
    apply: (_, { command }) => command === 'build' && process.env['NODE_ENV'] === 'production',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(?:react(?:-dom)?|scheduler)(?:\/|$)/ },
      handler: id => (modules.has(id) ? prefix + id : null),
    },
    load: {
      filter: { id: /^\0as-module:/ },
      handler: id => readModule(id.slice(prefix.length)),
    },
    transform: {
      filter: { code: '.trim().toString()]' },
      handler: code => code.replaceAll(dynamicHook, '$1.$2'),
    },
  }
}
