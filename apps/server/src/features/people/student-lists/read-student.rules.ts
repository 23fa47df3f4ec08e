import type { ListedStudent, ListField } from '@gerbang/contract/people/student-lists.ts'
import { email, personName, phone, username } from '@gerbang/contract/people/users.ts'
import { readBirthDate } from './read-birth-date.rules.ts'
import { readNisn } from './read-nisn.rules.ts'

export type Cells = Partial<Record<ListField, string>>
export type Note = Omit<ListedStudent['notes'][number], 'value'> & { isFault: boolean }

/** One line of a list as it will be kept, before it is compared with others. */
export interface Student {
  name: string
  nisn: string | null
  class: string | null
  sex: 'male' | 'female' | null
  born: string | null
  email: string | null
  phone: string | null
  username: string | null
}

const sexes: Record<string, Student['sex']> = {
  l: 'male',
  'laki laki': 'male',
  lakilaki: 'male',
  pria: 'male',
  p: 'female',
  perempuan: 'female',
  wanita: 'female',
}

/** What people write where there is nothing to write. */
const nothing = /^(?:[-–—._]+|n\/?a|null|nihil|kosong|(?:tidak|tdk|belum|blm)(?: (?:ada|punya|tahu))?)$/i

function squeeze(text: string): string {
  const tidy = text.replaceAll(/\s+/g, ' ').trim()
  return nothing.test(tidy) ? '' : tidy
}

/** Spreadsheets lose the zero or the plus in front of it. */
const readPhone = (text: string) => phone.safeParse(text.replace(/^(?=8\d)/, '0')).data ?? null

/** Names in capitals alone, or in small letters alone, get capitals where words begin. */
function tidyName(text: string): string {
  const name = squeeze(text)
  if (name !== name.toUpperCase() && name !== name.toLowerCase()) return name
  return name.toLowerCase().replaceAll(/(^|[\s'’.-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase()
  })
}

/** Which name it would be signed in with where there is neither NISN nor e-mail. */
export function suggestUsername(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9\s]/g, '')
    .split(/\s+/)
    .filter(Boolean)
  const ends = [words[0], words.length > 1 ? words.at(-1) : undefined].filter(Boolean)
  return ends.join('.').slice(0, 30).replace(/\.$/, '')
}

/** Throws nothing: what cannot be read becomes a note on its field, and the field stays empty. */
export function readStudent(cells: Cells): { student: Student; notes: Note[] } {
  const notes: Note[] = []
  const blame = (field: ListField, message: string, suggestion: string | null = null) =>
    notes.push({ field, message, suggestion, isFault: true })
  const given = (field: ListField) => squeeze(cells[field] ?? '')
  const check = <T>(
    field: ListField,
    rule: { safeParse: (v: unknown) => { data?: T } },
    sentence: string,
  ) => {
    if (given(field) === '') return null
    const read = rule.safeParse(given(field)).data
    if (read === undefined) blame(field, sentence)
    return read ?? null
  }

  const name = tidyName(given('name'))
  if (name === '') blame('name', 'Nama kosong. Tulis nama siswanya.')
  else if (!personName.safeParse(name).success) blame('name', `"${name}" tidak terbaca sebagai nama.`)
  const { nisn, fault, look } = readNisn(given('nisn'))
  if (fault !== undefined) blame('nisn', fault)
  if (look !== undefined) notes.push({ field: 'nisn', message: look, suggestion: null, isFault: false })
  const sex = sexes[given('sex').toLowerCase().replaceAll('-', ' ')] ?? null
  if (sex === null && given('sex') !== '') blame('sex', `"${given('sex')}" tidak dikenal. Tulis L atau P.`)
  const born = readBirthDate(given('born')) ?? null
  if (born === null && given('born') !== '')
    blame('born', `Tanggal "${given('born')}" tidak terbaca. Tulis seperti 31/12/2008.`)
  return {
    student: {
      name,
      nisn,
      sex,
      born,
      class: given('class').slice(0, 60) || null,
      email: check('email', email, `Email "${given('email')}" tidak sah.`),
      // A number that nobody can call is no reason to leave a student out.
      phone: readPhone(given('phone')),
      username: check('username', username, 'Nama pengguna 3–30 huruf kecil, angka, titik, atau garis.'),
    },
    notes,
  }
}
