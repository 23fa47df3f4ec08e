import { email, grade, personName, phone, schoolName } from '@gerbang/contract/people/users.ts'
import { check, checkGiven, demand, readRows } from '../../../content/read-rows.ts'
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

function readGrade(text: string): PersonRow['grade'] {
  const digits = /1[0-2]/.exec(text)?.[0] ?? text.toLowerCase().replaceAll(/[\s-]+/g, '_')
  return checkGiven(grade, digits, `Kelas "${text}" tidak dikenal. Tulis 10, 11, 12, atau gap year.`)
}

/** Programs by name and slug in lower case; one that is alone needs no name. */
function findProgram(name: string, programs: ReadonlyMap<string, string>): string {
  const only = new Set(programs.values()).size === 1 ? [...programs.values()][0] : undefined
  const found = name === '' ? only : programs.get(name.toLowerCase())
  return demand(found, name === '' ? 'Program wajib diisi.' : `Program "${name}" tidak dikenal.`)
}

function readPerson(row: TableRow, programs: ReadonlyMap<string, string>): PersonRow {
  const typedRole = readCell(row, headings.role)
  const role = demand(
    roles[typedRole.toLowerCase()],
    `Peran "${typedRole}" tidak dikenal. Tulis siswa, guru, atau admin.`,
  )
  const address = readCell(row, headings.email)
  return {
    name: check(personName, readCell(row, headings.name), 'Nama wajib diisi, 3–100 huruf tanpa tautan.'),
    email: check(email, address, address === '' ? 'Email wajib diisi.' : `Email "${address}" tidak sah.`),
    role,
    program_id: role === 'student' ? findProgram(readCell(row, headings.program), programs) : null,
    school_name: checkGiven(schoolName, readCell(row, headings.school), 'Nama sekolah 3–120 huruf.'),
    grade: readGrade(readCell(row, headings.grade)),
    phone: checkGiven(phone, readCell(row, headings.phone), 'Nomor HP tidak sah.'),
  }
}

/** The first row of an address counts. */
export const readUserRows = (table: readonly TableRow[], programs: ReadonlyMap<string, string>) =>
  readRows(table, row => readPerson(row, programs), {
    keyOf: person => person.email,
    twice: earlier => `Email ini sudah ada di baris ${earlier}.`,
  })
