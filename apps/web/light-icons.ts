import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const drawIcon = fileURLToPath(new URL('src/question/draw-icon.ts', import.meta.url))
const lucide = fileURLToPath(new URL('../esm', import.meta.resolve('lucide-react')))

/**
 * Takes the shapes of Lucide's icons and leaves its runtime, and leads each import to the file of its icon: through
 * Lucide's list, everything would seem to need every icon from the first moment. Every document has better things to do
 * with those 2 to 3 kB.
 */
export function lightIcons(): Plugin {
  const files = listIconFiles()
  return {
    name: 'light-icons',
    enforce: 'pre',
    load: id =>
      id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')
        ? `export { drawIcon as default } from ${JSON.stringify(drawIcon)}`
        : null,
    transform: (code, id) =>
      id.includes('/lucide-react/dist/esm/icons/')
        ? code
            .replaceAll(/,\s*key: "[^"]*"|\s+name: "[^"]*",|\s+size: 24,/g, '')
            .replace('__iconData.node;', '')
            .replace('= createLucideIcon(', '= /* @__PURE__ */ createLucideIcon(')
        : code.replaceAll(/import \{([^}]+)\} from 'lucide-react'/g, (_, names: string) =>
            importIcons(names, files),
          ),
  }
}

function listIconFiles(): Map<string, string> {
  const list = readFileSync(join(lucide, 'lucide-react.mjs'), 'utf8')
  const lines = [...list.matchAll(/export \{ (.+) \} from '\.\/(icons\/.+)'/g)]
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']) => [name, join(lucide, file)] as const),
    ),
  )
}

/** On one line, so that the lines of the file keep their numbers. */
function importIcons(names: string, files: Map<string, string>): string {
  const wanted = names.split(',').map(name => name.trim())
  return wanted
    .filter(name => files.has(name))
    .map(name => `import ${name} from ${JSON.stringify(files.get(name))}`)
    .join(';')
}
