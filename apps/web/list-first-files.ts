import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { paths } from './src/paths.ts'

/** Pages that students open from outside, or come back to: the module that each address waits for. */
const pages = {
  [paths.student]: 'src/features/learning/home/home-page.tsx',
  [paths.practice]: 'src/features/learning/practices/practice-page.tsx',
  [paths.tryouts]: 'src/features/exam/tryouts/tryout-list-page.tsx',
  [paths.tryout]: 'src/features/exam/tryouts/tryout-page.tsx',
  [paths.result]: 'src/features/scores/results/result-page.tsx',
  [paths.raport]: 'src/features/scores/raports/raport-page.tsx',
  [paths.history]: 'src/features/learning/history/history-page.tsx',
}

type Bundle = Rolldown.OutputBundle

/** A chunk, and all that it cannot start without. */
function listChunks(bundle: Bundle, starts: string[]): Set<string> {
  const names = new Set(starts)
  for (const name of names) {
    const chunk = bundle[name]
    if (chunk?.type === 'chunk') for (const next of chunk.imports) names.add(next)
  }
  return names
}

function listStyles(bundle: Bundle, name: string): string[] {
  const chunk = bundle[name]
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
}

function findChunk(bundle: Bundle, module: string): string {
  const id = fileURLToPath(new URL(module, import.meta.url))
  const found = Object.values(bundle).find(
    file => file.type === 'chunk' && (file.facadeModuleId === id || file.moduleIds.includes(id)),
  )
  if (!found) throw new Error(`list-first-files: no chunk holds ${module}`)
  return found.fileName
}

/**
 * What an address loads beyond the start of the app, for the server: it names these files in the document, so that they
 * come with the first ones instead of after them.
 */
export function listFirstFiles(): Plugin {
  return {
    name: 'list-first-files',
    apply: 'build',
    generateBundle(_, bundle) {
      const entries = Object.values(bundle).filter(file => file.type === 'chunk' && file.isEntry)
      const known = listChunks(
        bundle,
        entries.map(file => file.fileName),
      )
      const list = (page: string) =>
        [...listChunks(bundle, [findChunk(bundle, page)])]
          .filter(name => !known.has(name))
          .flatMap(name => [name, ...listStyles(bundle, name)])
          .map(name => `/${name}`)
      const files = Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, list(page)]))
      this.emitFile({ type: 'asset', fileName: '.site/first-files.json', source: JSON.stringify(files) })
    },
  }
}
