import { email, grade, personName, phone, schoolName } from '@gerbang/contract/people/users.ts'
import { readCell, type TableRow } from '../../../content/read-table.ts'

/** One person of a table, ready to be invited. */
export interface PersonRow {
  name: string
  email: string
  role: 'student' | 'teacher' | 'admin'
  program_id: string | null
  school_name: string | null
  grade: '10' | '11' | '12' | 'gap_year' | null
  phone: string | null
}

export interface Problem {
  row: number
  message: string
}

const headings = {
  name: ['nama', 'nama lengkap', 'name'],
  email: ['email', 'e-mail', 'surel'],
  role: ['peran', 'role'],
  program: ['program'],
  school: ['sekolah', 'asal sekolah'],
  grade: ['kelas', 'tingkat'],
  phone: ['nomor hp', 'no hp', 'hp', 'telepon', 'whatsapp'],
} satisfies Record<string, string[]>

const roles: Record<string, PersonRow['role']> = {
  '': 'student',
  siswa: 'student',
  student: 'student',
  guru: 'teacher',
  teacher: 'teacher',
  admin: 'admin',
}

class RowError extends Error {}

interface Check<T> {
  safeParse: (value: unknown) => { success: boolean; data?: T | undefined }
}

function check<T>(schema: Check<T>, value: string, sentence: string): T {
  const { success, data } = schema.safeParse(value)
  if (!success || data === undefined) throw new RowError(sentence)
  return data
}

const orNull = <T>(schema: Check<T>, value: string, sentence: string) =>
  value === '' ? null : check(schema, value, sentence)

function readGrade(text: string): PersonRow['grade'] {
  const digits = /1[0-2]/.exec(text)?.[0] ?? text.toLowerCase().replaceAll(/[\s-]+/g, '_')
  return orNull(grade, digits, `Kelas "${text}" tidak dikenal. Tulis 10, 11, 12, atau gap year.`)
}

/** Programs by name and slug in lower case; one that is alone needs no name. */
function findProgram(name: string, programs: ReadonlyMap<string, string>): string {
  const only = new Set(programs.values()).size === 1 ? [...programs.values()][0] : undefined
  const found = name === '' ? only : programs.get(name.toLowerCase())
  if (found === undefined)
    throw new RowError(name === '' ? 'Program wajib diisi.' : `Program "${name}" tidak dikenal.`)
  return found
}

function readPerson(row: TableRow, programs: ReadonlyMap<string, string>): PersonRow {
  const typedRole = readCell(row, headings.role)
  const role = roles[typedRole.toLowerCase()]
  if (role === undefined)
    throw new RowError(`Peran "${typedRole}" tidak dikenal. Tulis siswa, guru, atau admin.`)
  const address = readCell(row, headings.email)
  return {
    name: check(personName, readCell(row, headings.name), 'Nama wajib diisi, 3–100 huruf tanpa tautan.'),
    email: check(email, address, address === '' ? 'Email wajib diisi.' : `Email "${address}" tidak sah.`),
    role,
    program_id: role === 'student' ? findProgram(readCell(row, headings.program), programs) : null,
    school_name: orNull(schoolName, readCell(row, headings.school), 'Nama sekolah 3–120 huruf.'),
    grade: readGrade(readCell(row, headings.grade)),
    phone: orNull(phone, readCell(row, headings.phone), 'Nomor HP tidak sah.'),
  }
}

/** People that can be taken, and what is wrong with each of the other rows; of one address the first counts. */
export function readUserRows(
  table: readonly TableRow[],
  programs: ReadonlyMap<string, string>,
): { people: PersonRow[]; problems: Problem[] } {
  const people = new Map<string, PersonRow>()
  const rows = new Map<string, number>()
  const problems: Problem[] = []
  for (const row of table) {
    try {
      const person = readPerson(row, programs)
      const earlier = rows.get(person.email)
      if (earlier !== undefined) throw new RowError(`Email ini sudah ada di baris ${earlier}.`)
      rows.set(person.email, row.row)
      people.set(person.email, person)
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      problems.push({ row: row.row, message: error.message })
    }
  }
  return { people: [...people.values()], problems }
}
