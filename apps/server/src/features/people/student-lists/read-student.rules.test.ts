import { username } from '@gerbang/contract/people/users.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Cells, readStudent, suggestUsername } from './read-student.rules.ts'

const nobody = {
  name: '',
  nisn: null,
  class: null,
  sex: null,
  born: null,
  email: null,
  phone: null,
  username: null,
}
const read = (cells: Cells) => readStudent({ name: 'Ani Lestari', ...cells })
const faultsOf = (cells: Cells) => read(cells).notes.map(({ field, message }) => [field, message])

test('a whole line is read without a note', () => {
  const cells = {
    name: 'ANI LESTARI',
    nisn: '0081234567',
    class: 'X 1',
    sex: 'P',
    born: '14/03/2009',
    email: 'Ani@Sekolah.ID',
    phone: '081200000000',
    username: 'Ani.Lestari',
  }
  expect(readStudent(cells)).toEqual({
    student: {
      name: 'Ani Lestari',
      nisn: '0081234567',
      class: 'X 1',
      sex: 'female',
      born: '2009-03-14',
      email: 'ani@sekolah.id',
      phone: '081200000000',
      username: 'ani.lestari',
    },
    notes: [],
  })
})

test('a line of a name alone lacks nothing that is a fault', () => {
  expect(read({})).toEqual({ student: { ...nobody, name: 'Ani Lestari' }, notes: [] })
})

test.each([
  ['ANI LESTARI', 'Ani Lestari'],
  ['ani lestari', 'Ani Lestari'],
  ["NUR'AINI SITI-AMINAH", "Nur'Aini Siti-Aminah"],
  ['h. budi  santoso', 'H. Budi Santoso'],
  ['Ani van der Berg', 'Ani van der Berg'],
  ['McDonald', 'McDonald'],
])('the name “%s” is kept as %s', (written, kept) => {
  expect(readStudent({ name: written }).student.name).toBe(kept)
})

test.each([
  '',
  '-',
  '—',
  '...',
  '_',
  'n/a',
  'NA',
  'null',
  'Nihil',
  'kosong',
  'tidak ada',
  'belum punya',
  'tdk tahu',
])('“%s” stands for nothing in every field', nothing => {
  const cells = {
    nisn: nothing,
    class: nothing,
    sex: nothing,
    born: nothing,
    email: nothing,
    username: nothing,
  }
  expect(read({ ...cells, phone: nothing })).toEqual({
    student: { ...nobody, name: 'Ani Lestari' },
    notes: [],
  })
})

test('a word that only begins like nothing is something', () => {
  expect(read({ class: 'Nihilis' }).student.class).toBe('Nihilis')
})

test.each([
  ['L', 'male'],
  ['laki-laki', 'male'],
  ['Laki Laki', 'male'],
  ['lakilaki', 'male'],
  ['Pria', 'male'],
  ['p', 'female'],
  ['PEREMPUAN', 'female'],
  ['wanita', 'female'],
])('“%s” says %s', (written, sex) => {
  expect(read({ sex: written }).student.sex).toBe(sex)
})

test.each<[string, Cells, string, string]>([
  ['no name', { name: ' ' }, 'name', 'Nama kosong. Tulis nama siswanya.'],
  ['a name of digits', { name: '12345' }, 'name', '"12345" tidak terbaca sebagai nama.'],
  ['a short NISN', { nisn: '12345' }, 'nisn', 'NISN ini 5 angka, seharusnya 10.'],
  ['another letter than L and P', { sex: 'M' }, 'sex', '"M" tidak dikenal. Tulis L atau P.'],
  [
    'a day that is none',
    { born: '31/02/2009' },
    'born',
    'Tanggal "31/02/2009" tidak terbaca. Tulis seperti 31/12/2008.',
  ],
  ['half an address', { email: 'ani@' }, 'email', 'Email "ani@" tidak sah.'],
  [
    'a name with a space',
    { username: 'ani lestari' },
    'username',
    'Nama pengguna 3–30 huruf kecil, angka, titik, atau garis.',
  ],
])('%s is a fault of its field, and is told with what to write', (_, cells, field, message) => {
  expect(faultsOf(cells)).toEqual([[field, message]])
  expect(read(cells).notes).toEqual([expect.objectContaining({ isFault: true, suggestion: null })])
})

test('every fault of a line is told at once, and what is wrong stays empty', () => {
  const { student, notes } = read({ nisn: 'x', sex: 'x', born: 'x', email: 'x', username: 'a b' })
  expect(student).toEqual({ ...nobody, name: 'Ani Lestari' })
  expect(notes.map(({ field }) => field)).toEqual(['nisn', 'sex', 'born', 'email', 'username'])
})

test('a NISN that got its zeros back is pointed out and is no fault', () => {
  const { student, notes } = read({ nisn: '81234567' })
  expect(student.nisn).toBe('0081234567')
  expect(notes).toEqual([expect.objectContaining({ field: 'nisn', isFault: false })])
})

test.each([
  ['81200000000', '081200000000'],
  ['081200000000', '081200000000'],
  ['+62 812-0000-0000', '+62 812-0000-0000'],
  ['hubungi wali', null],
])('the number “%s” becomes %s, and leaves nobody out', (written, kept) => {
  expect(read({ phone: written })).toMatchObject({ student: { phone: kept }, notes: [] })
})

test('a class keeps sixty letters', () => {
  expect(read({ class: 'X'.repeat(70) }).student.class).toBe('X'.repeat(60))
})

test.each([
  ['Ani Lestari', 'ani.lestari'],
  ['Ani Putri Lestari', 'ani.lestari'],
  ['Ani', 'ani'],
  ["Nur'aini Sri", 'nuraini.sri'],
  ['Éva Dé', 'eva.de'],
  ['李', ''],
  [`${'a'.repeat(29)} Lestari`, 'a'.repeat(29)],
])('%s would sign in as “%s”', (name, username) => {
  expect(suggestUsername(name)).toBe(username)
})

test('whoever is called whatever, a suggested name is one that is taken', () => {
  const word = fc.string({ unit: fc.constantFrom(...Array.from('abcé’.-9 李')), maxLength: 40 })
  fc.assert(
    fc.property(word, word, (first, last) => {
      const suggested = suggestUsername(`${first} ${last}`)
      expect(suggested.length < 3 || username.safeParse(suggested).success).toBe(true)
    }),
  )
})
