import type { Major } from '@gerbang/contract/exam/universities.ts'
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
  level: ['jenjang', 'strata'],
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

export interface NamedMajor {
  id: string
  level: Major['level']
}

/** What names in the table stand for, in lower case. */
export interface KnownNames {
  /** Students by email, username and NISN. */
  students: ReadonlyMap<string, string>
  /** Majors by university and name, see `majorKey`: a university may teach one at several levels. */
  majors: ReadonlyMap<string, readonly NamedMajor[]>
}

const fold = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

export const majorKey = (university: string, major: string) => `${fold(university)} / ${fold(major)}`

/** Spreadsheets take the zeros in front of a NISN for nothing. */
const readLogin = (row: TableRow) =>
  fold(readCell(row, headings.login)).replace(/^\d{8,9}$/, nisn => nisn.padStart(10, '0'))

export function readLogins(table: readonly TableRow[]): string[] {
  return table.map(readLogin)
}

/** The one that is meant: where there are several of the name, by its level. */
function readMajor(row: TableRow, majors: KnownNames['majors']): string {
  const [university, name] = [readCell(row, headings.university), readCell(row, headings.major)]
  const called = `Jurusan "${name}" di "${university}"`
  const named = demand(majors.get(majorKey(university, name)), `${called} tidak ada di daftar.`)
  const level = readCell(row, headings.level).toUpperCase()
  const meant = level === '' ? named : named.filter(major => major.level === level)
  const levels = named.map(major => major.level).join(', ')
  const [major] = meant
  if (!major) throw new RowError(`${called} tidak ada di jenjang ${level}. Yang ada: ${levels}.`)
  if (meant.length > 1)
    throw new RowError(`${called} ada ${meant.length}: ${levels}. Tulis jenjangnya di kolom Jenjang.`)
  return major.id
}

function readOutcome(row: TableRow, { students, majors }: KnownNames, thisYear: number): OutcomeRow {
  const login = readLogin(row)
  const user_id = demand(
    students.get(login),
    login === ''
      ? 'Isi email, nama pengguna, atau NISN.'
      : `Tidak ada siswa dengan email, nama pengguna, atau NISN "${login}".`,
  )
  const major_id = readMajor(row, majors)
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
