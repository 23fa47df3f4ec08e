import { letterAt, placeOfLetter } from '@gerbang/contract/question/name-parts.ts'

export type Column =
  | 'number'
  | 'kind'
  | 'prompt'
  | 'key'
  | 'columns'
  | 'tolerance'
  | 'credit'
  | 'explanation'
  | 'passage'
  | 'topic'
  | 'difficulty'
  | 'section'
  | `option ${number}`

/** What stands in a row, by column. */
export type Cells = Partial<Record<Column, string>>

const OPTIONS = 8

/** The columns of our own sheet, in order. */
export const COLUMNS: [column: Column, title: string, width: number][] = [
  ['number', 'No', 6],
  ['kind', 'Jenis', 24],
  ['prompt', 'Soal', 60],
  ...Array.from({ length: OPTIONS }, (_, at): [Column, string, number] => [
    `option ${at}`,
    `Opsi ${letterAt(at)}`,
    22,
  ]),
  ['key', 'Kunci', 18],
  ['columns', 'Kolom', 18],
  ['tolerance', 'Toleransi', 10],
  ['credit', 'Penilaian', 14],
  ['explanation', 'Pembahasan', 50],
  ['passage', 'Bacaan', 10],
  ['topic', 'Topik', 18],
  ['difficulty', 'Tingkat', 10],
  ['section', 'Subtes', 22],
]

const patterns: [pattern: RegExp, column: Column][] = [
  [/^(no|nomor|no soal|nomor soal|id)$/, 'number'],
  [/^(jenis|jenis soal|tipe|tipe soal|type)$/, 'kind'],
  [/^(soal|pertanyaan|butir soal|teks soal|isi soal|question|question text)$/, 'prompt'],
  [/^(kunci|kunci jawaban|jawaban|jawaban benar|answer|key|correct answer|correct)$/, 'key'],
  [/^kolom$/, 'columns'],
  [/^toleransi$/, 'tolerance'],
  [/^penilaian$/, 'credit'],
  [/^(pembahasan|penjelasan|explanation)$/, 'explanation'],
  [/^(bacaan|wacana|stimulus|passage)$/, 'passage'],
  [/^(topik|materi|kategori|topic|category)$/, 'topic'],
  [/^(subtes|mata pelajaran|mapel)$/, 'section'],
  [/^(tingkat|tingkat kesulitan|kesulitan|difficulty|level)$/, 'difficulty'],
]
const OPTION = /^(?:(?:opsi|pilihan|jawaban|option|opt|choice) ?)?([a-h]|[1-8])$/

/** What a heading stands for, however it is spelled; undefined for a column that is not ours to read. */
export function findColumn(heading: string): Column | undefined {
  const tidy = heading
    .toLowerCase()
    .replaceAll(/[_\s.:*-]+/g, ' ')
    .trim()
  const option = OPTION.exec(tidy)?.[1]
  if (option !== undefined) return `option ${/\d/.test(option) ? Number(option) - 1 : placeOfLetter(option)}`
  return patterns.find(([pattern]) => pattern.test(tidy))?.[1]
}
