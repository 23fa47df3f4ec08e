import { fileURLToPath } from 'node:url'
import { icons } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

const scheme = 'icon:'
const drawIcon = fileURLToPath(new URL('src/draw-icon.ts', import.meta.url))

/** What `draw-icon.ts` gives the whole icon. */
const inherited =
  / (?:fill="none"|stroke="currentColor"|stroke-linecap="round"|stroke-linejoin="round"|stroke-width="2")/g

/**
 * `import Check from 'icon:check'`: an icon of Lucide as a module of its own, so that each file of the build holds those that it
 * draws. Only the shapes travel. A name that Lucide lacks stops the build.
 */
export function iconModules(): Plugin {
  return {
    name: 'icon-modules',
    enforce: 'pre',
    resolveId: id => (id.startsWith(scheme) ? `\0${id}` : null),
    load: id => (id.startsWith(`\0${scheme}`) ? writeModule(id.slice(scheme.length + 1)) : null),
  }
}

function writeModule(name: string): string {
  const icon = icons.icons[name]
  if (!icon) throw new Error(`Lucide has no icon “${name}”.`)
  return [
    `import { drawIcon } from ${JSON.stringify(drawIcon)}`,
    `export default /* @__PURE__ */ drawIcon(${JSON.stringify(readShapes(icon.body))})`,
  ].join('\n')
}

function readShapes(body: string) {
  const tags = body.replaceAll(inherited, '').matchAll(/<((?!g\b)\w+)([^>]*)\/>/g)
  return [...tags].map(([, tag, attributes = '']) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  ])
}
