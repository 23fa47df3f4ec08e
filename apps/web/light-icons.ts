import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const drawIcon = fileURLToPath(new URL('src/question/draw-icon.ts', import.meta.url))

/** Takes the shapes of Lucide's icons and leaves its runtime: 2 kB that a session of 75 kB needs for better things. */
export function lightIcons(): Plugin {
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
        : null,
  }
}
