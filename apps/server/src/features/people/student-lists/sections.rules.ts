import type { Lines } from '../../../content/read-table.ts'
import { countHeads } from './find-heads.rules.ts'
import { gradeOfClass } from './name-classes.rules.ts'

const cellsOfTitle = 3
const named =
  /\b(?:kelas|rombel|rombongan belajar)\s*:?\s*(.+?)(?=\s+(?:tahun|th\.?|t\.?\s?a\.?|tp\.?|semester|sm[ak]\w*|ma|wali|jumlah)\b|$)/i

/** The class that a title names: "Daftar siswa kelas XII IPA 1 tahun 2026", "Kelas : X A". */
export function readClassTitle(cells: readonly string[]): string | undefined {
  const given = cells.filter(text => text !== '' && text !== ':')
  if (given.length === 0 || given.length > cellsOfTitle) return undefined
  const [, name = ''] = named.exec(given.join(' ')) ?? []
  const bare = name.replaceAll(/^[\s:"“]+|[\s"”.,]+$/g, '')
  return gradeOfClass(bare) === undefined ? undefined : bare
}

/** Schools print one class below another, and a sheet for each: then the title says which class it is. */
export function findSections(
  lines: Lines,
  first: string | undefined,
): [row: number, cells: string[], section: string][] {
  let section = first ?? ''
  return lines.flatMap(([row, cells]): [number, string[], string][] => {
    const title = readClassTitle(cells)
    if (title !== undefined) section = title
    return title !== undefined || isNoStudent(cells) ? [] : [[row, cells, section]]
  })
}

/** Heads that are repeated on each page, and a line that numbers the columns. */
function isNoStudent(cells: readonly string[]): boolean {
  const given = cells.filter(text => text !== '')
  return countHeads(cells) >= 2 || given.every(text => /^\(?\d{1,2}\)?$/.test(text))
}
