import { demand, readRows, RowError } from '../../../content/read-rows.ts'
import { readCell, type TableRow } from '../../../content/read-table.ts'

/** One row of a table, its student and major found. */
export interface OutcomeRow {
  user_id: string
  major_id: string
  year: number
  admitted: boolean
}

const headings = {
  login: ['email', 'e-mail', 'surel', 'nama pengguna', 'username', 'nisn'],
  university: ['universitas', 'kampus', 'ptn'],
  major: ['jurusan', 'prodi', 'program studi'],
  year: ['tahun'],
  admitted: ['hasil', 'diterima', 'status'],
} satisfies Record<string, string[]>

const outcomesByWord: Record<string, boolean> = {
  diterima: true,
  lulus: true,
  ya: true,
  'tidak diterima': false,
  'tidak lulus': false,
  ditolak: false,
  tidak: false,
}

/** What names in the table stand for, in lower case. */
export interface KnownNames {
  /** Students by email and username. */
  students: ReadonlyMap<string, string>
  /** Majors by university and name, see `majorKey`. */
  majors: ReadonlyMap<string, string>
}

const fold = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

export const majorKey = (university: string, major: string) => `${fold(university)} / ${fold(major)}`

export function readLogins(table: readonly TableRow[]): string[] {
  return table.map(row => fold(readCell(row, headings.login)))
}

function readOutcome(row: TableRow, { students, majors }: KnownNames, thisYear: number): OutcomeRow {
  const login = fold(readCell(row, headings.login))
  const user_id = demand(
    students.get(login),
    login === ''
      ? 'Isi email atau nama pengguna.'
      : `Tidak ada siswa dengan email atau nama pengguna "${login}".`,
  )
  const [university, major] = [readCell(row, headings.university), readCell(row, headings.major)]
  const major_id = demand(
    majors.get(majorKey(university, major)),
    `Jurusan "${major}" di "${university}" tidak ada di daftar.`,
  )
  const year = Number(readCell(row, headings.year))
  if (!Number.isInteger(year) || year < 2020 || year > thisYear)
    throw new RowError(`Tahun harus di antara 2020 dan ${thisYear}.`)
  const word = readCell(row, headings.admitted)
  const admitted = demand(
    outcomesByWord[fold(word)],
    `Hasil "${word}" tidak dikenal. Tulis diterima atau tidak diterima.`,
  )
  return { user_id, major_id, year, admitted }
}

/** The first row of a student, major and year counts. */
export const readOutcomeRows = (table: readonly TableRow[], known: KnownNames, thisYear: number) =>
  readRows(table, row => readOutcome(row, known, thisYear), {
    keyOf: ({ user_id, major_id, year }) => `${user_id} ${major_id} ${year}`,
    twice: earlier => `Sudah ada di baris ${earlier}.`,
  })
