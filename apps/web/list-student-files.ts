import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** What only staff needs: their areas, and the editor of authors' texts. */
const ofStaff = /^src\/(?:areas|rich-text)\//

/** All files of the pages that a student can open, as the build of the app left them in its folder. */
export function listStudentFiles(outDir: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'))
  // The document leads straight to it.
  const start = Object.keys(manifest).find(key => manifest[key]?.name === 'start')
  if (start === undefined) throw new Error('list-student-files: no file is named start')
  const names = new Set([start])
  for (const name of names) {
    const { imports = [], dynamicImports = [] } = manifest[name] ?? {}
    for (const next of [...imports, ...dynamicImports]) if (!ofStaff.test(next)) names.add(next)
  }
  const files = [...names].flatMap(name => {
    const { file, css = [] } = manifest[name] ?? { file: name }
    return [file, ...css]
  })
  return ['index.html', ...new Set(files.filter(file => file.startsWith('assets/')))]
}
