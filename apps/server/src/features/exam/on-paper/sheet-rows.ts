import { paperVariant } from '@gerbang/contract/exam/on-paper.ts'
import { demand, readRows } from '../../../content/read-rows.ts'
import { readCell, type TableRow } from '../../../content/read-table.ts'
import type { Cell } from '../../../content/sheet-files.ts'
import type { PaperPlace } from './paper-place.ts'
import type { WrittenSheet } from './read-sheet.ts'

const headings = { name: 'Nama', student: 'Username', variant: 'Varian' } as const
const studentHeadings = ['username', 'email', 'kode siswa', 'kode']

/** The headings of a template: who, which variant, and each question by sub-test and number. */
export function listHeadings({ sub_tests }: PaperPlace): Cell[] {
  const questions = sub_tests.flatMap(({ code, question_count }) =>
    Array.from({ length: question_count }, (_, index) => `${code} ${index + 1}`),
  )
  return [headings.name, headings.student, headings.variant, ...questions]
}

export interface NamedSheet extends WrittenSheet {
  row: number
  /** In lower case. */
  student: string
}

function readVariant(text: string, variants: PaperPlace['variants']) {
  const only = variants.length === 1 ? variants[0] : undefined
  const read = text === '' ? only : paperVariant.safeParse(text.toUpperCase()).data
  return read !== undefined && variants.includes(read) ? read : undefined
}

function readRow(place: PaperPlace, row: TableRow): NamedSheet | null {
  const marks = place.sub_tests.map(({ id, code, question_count }) => ({
    sub_test_id: id,
    marks: Array.from({ length: question_count }, (_, index) =>
      readCell(row, [`${code.toLowerCase()} ${index + 1}`]).slice(0, 201),
    ),
  }))
  if (marks.every(subTest => subTest.marks.every(mark => mark.trim() === ''))) return null
  const student = studentHeadings.map(heading => readCell(row, [heading])).find(text => text !== '')
  const name = demand(student, 'Isi username, email, atau kode siswa.')
  const variant = demand(
    readVariant(readCell(row, ['varian']).trim(), place.variants),
    `Isi varian yang dikerjakan siswa ini: ${place.variants.join(', ')}.`,
  )
  return { row: row.row, student: name.trim().toLowerCase(), variant, marks }
}

/** Rows of a filled template; those without a single answer are counted and passed over. */
export const readSheetRows = (place: PaperPlace, table: readonly TableRow[]) =>
  readRows(table, row => readRow(place, row), {
    keyOf: ({ student }) => student,
    twice: earlier => `Siswa ini sudah ada di baris ${earlier}.`,
  })
