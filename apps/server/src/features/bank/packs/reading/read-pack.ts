import type { Pack, PackFault, PackFiles, PackItem, TellFault } from './pack.ts'
import { kindOrder } from './pack-kinds.ts'
import { manifest } from './pack-schemas.ts'
import { checkItems } from './check-items.ts'
import { isEstimates, readEstimates } from './read-estimates.ts'
import { readJson } from './read-json.ts'
import { readers } from './readers.ts'

const isText = (path: string) => /\.(?:md|json|csv)$/.test(path)
const notes = /^(?:README|LICENSE)[\w.-]*$/i

function readItems(files: PackFiles, tell: TellFault): PackItem[] {
  return [...files].flatMap(([file, bytes]) => {
    if (file === 'pack.json' || !isText(file) || notes.test(file) || isEstimates(file)) return []
    const text = new TextDecoder().decode(bytes).replace(/^\uFEFF/, '')
    for (const [path, read] of readers) {
      const found = path.exec(file)
      if (found) return read({ file, text, parts: found.groups ?? {} }, tell)
    }
    tell(file, 1, 'berkas ini tidak dikenal; lihat docs/packs.md untuk nama dan tempatnya')
    return []
  })
}

const orderOf = ({ data }: PackItem) => ('order' in data ? data.order : 0)

/** In the order in which they are loaded. */
const compare = (a: PackItem, b: PackItem) =>
  kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || orderOf(a) - orderOf(b)

export type ReadPack = { pack: Pack; faults: PackFault[] } | { pack?: never; faults: PackFault[] }

/** What could be read of a pack that is open, beside all that is wrong with it; without a readable `pack.json` there is no pack. */
export function readPack(files: PackFiles): ReadPack {
  const faults: PackFault[] = []
  const tell: TellFault = (file, line, message) =>
    void faults.push({ file, line: Math.max(1, line), message })
  const head = files.get('pack.json')
  if (!head) {
    tell('pack.json', 1, 'berkas ini tidak ada; tanpa berkas ini bukan paket isi')
    return { faults }
  }
  const about = readJson(manifest, { file: 'pack.json', text: new TextDecoder().decode(head) }, tell)
  const items = readItems(files, tell).toSorted(compare)
  readEstimates(files, items, tell)
  if (!about) return { faults }
  checkItems({ manifest: about, items, files }, tell)
  return { pack: { manifest: about, items, files }, faults }
}
