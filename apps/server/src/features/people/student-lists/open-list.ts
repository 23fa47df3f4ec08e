import type { ListAnswers } from '@gerbang/contract/people/student-lists.ts'
import type { Table } from '../../../content/read-table.ts'
import { openTables } from '../../../http/open-table.ts'
import { invalid } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import { isForeign } from './heads.rules.ts'
import { joinTables } from './join-tables.rules.ts'

/** What of an uploaded file is kept until it is taken in. */
export async function openList(file: File, usual: ListAnswers) {
  const tables = await openTables(file, (all: Table[]) => all)
  const { sheets, heads, lines, mapping } = joinTables(tables)
  if (lines.length === 0)
    throw invalid({ file: ['Berkas ini tidak berisi baris siswa di bawah judul kolomnya.'] })
  if (lines.length > limits.studentsInList)
    throw invalid({ file: [`Berkas ini lebih dari ${limits.studentsInList} baris. Bagi per tingkat.`] })
  if (typeof mapping.name !== 'number')
    throw invalid({ file: ['Kolom nama siswa tidak ditemukan. Beri judul "Nama" di atas kolomnya.'] })
  const foreign = heads.map(isForeign)
  const keep = (cells: readonly string[]) => cells.map((text, at) => (foreign[at] ? '' : text.slice(0, 200)))
  return {
    file_name: file.name.slice(0, 200),
    sheets: JSON.stringify(sheets),
    heads: JSON.stringify(keep(heads)),
    lines: JSON.stringify(lines.map(([row, cells]) => [row, keep(cells)])),
    mapping: JSON.stringify(mapping),
    answers: JSON.stringify(usual),
    mended: '{}',
    left_out: '[]',
  }
}
