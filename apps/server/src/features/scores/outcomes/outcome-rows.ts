import { readCell, type TableRow } from '../../../content/read-table.ts'

/** One row of a table, its student and major found. */
export interface OutcomeRow {
  user_id: string
  major_id: string
  year: number
  admitted: boolean
}

const headings = {
  email: ['email', 'e-mail', 'surel'],
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

class RowError extends Error {}

/** What names in the table stand for, in lower case. */
export interface KnownNames {
  /** Students by email. */
  students: ReadonlyMap<string, string>
  /** Majors by university and name, see `majorKey`. */
  majors: ReadonlyMap<string, string>
}

const fold = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

export const majorKey = (university: string, major: string) => `${fold(university)} / ${fold(major)}`

export function readEmails(table: readonly TableRow[]): string[] {
  return table.map(row => fold(readCell(row, headings.email)))
}

function readOutcome(row: TableRow, { students, majors }: KnownNames, thisYear: number): OutcomeRow {
  const email = fold(readCell(row, headings.email))
  const user_id = students.get(email)
  if (user_id === undefined)
    throw new RowError(email === '' ? 'Email wajib diisi.' : `Tidak ada siswa dengan email "${email}".`)
  const [university, major] = [readCell(row, headings.university), readCell(row, headings.major)]
  const major_id = majors.get(majorKey(university, major))
  if (major_id === undefined) throw new RowError(`Jurusan "${major}" di "${university}" tidak ada di daftar.`)
  const year = Number(readCell(row, headings.year))
  if (!Number.isInteger(year) || year < 2020 || year > thisYear)
    throw new RowError(`Tahun harus di antara 2020 dan ${thisYear}.`)
  const word = readCell(row, headings.admitted)
  const admitted = outcomesByWord[fold(word)]
  if (admitted === undefined)
    throw new RowError(`Hasil "${word}" tidak dikenal. Tulis diterima atau tidak diterima.`)
  return { user_id, major_id, year, admitted }
}

/** Rows that can be taken, and what is wrong with each of the others; of one student, major and year the first counts. */
export function readOutcomeRows(table: readonly TableRow[], known: KnownNames, thisYear: number) {
  const ready = new Map<string, OutcomeRow>()
  const rows = new Map<string, number>()
  const problems: { row: number; message: string }[] = []
  for (const row of table) {
    try {
      const outcome = readOutcome(row, known, thisYear)
      const key = `${outcome.user_id} ${outcome.major_id} ${outcome.year}`
      const earlier = rows.get(key)
      if (earlier !== undefined) throw new RowError(`Sudah ada di baris ${earlier}.`)
      rows.set(key, row.row)
      ready.set(key, outcome)
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      problems.push({ row: row.row, message: error.message })
    }
  }
  return { ready: [...ready.values()], problems }
}
