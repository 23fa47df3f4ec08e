import type { ListAnswers } from '@gerbang/contract/people/student-lists.ts'
import { openLines } from '../../../http/open-table.ts'
import { invalid } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import { mapColumns } from './columns.rules.ts'
import { findHeads } from './find-heads.rules.ts'
import { isForeign } from './heads.rules.ts'

/** What of an uploaded file is kept until it is taken in. */
export async function openList(file: File, usual: ListAnswers) {
  const lines = await openLines(file, all => all)
  const { heads, data } = findHeads(lines.filter(([, cells]) => cells.some(text => text !== '')))
  if (data.length === 0)
    throw invalid({ file: ['Berkas ini tidak berisi baris siswa di bawah judul kolomnya.'] })
  if (data.length > limits.studentsInList)
    throw invalid({ file: [`Berkas ini lebih dari ${limits.studentsInList} baris. Bagi per tingkat.`] })
  const foreign = heads.map(isForeign)
  const keep = (cells: readonly string[]) => cells.map((text, at) => (foreign[at] ? '' : text.slice(0, 200)))
  const mapping = mapColumns(heads, data)
  if (typeof mapping.name !== 'number')
    throw invalid({ file: ['Kolom nama siswa tidak ditemukan. Beri judul "Nama" di atas kolomnya.'] })
  return {
    file_name: file.name.slice(0, 200),
    heads: JSON.stringify(keep(heads)),
    lines: JSON.stringify(data.map(([row, cells]) => [row, keep(cells)])),
    mapping: JSON.stringify(mapping),
    answers: JSON.stringify(usual),
    mended: '{}',
    left_out: '[]',
  }
}
