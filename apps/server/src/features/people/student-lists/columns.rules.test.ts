import { expect, test } from 'vitest'
import type { Lines } from '../../../content/read-table.ts'
import { mapColumns } from './columns.rules.ts'

const number = (lines: string[][]): Lines => lines.map((cells, at) => [at + 1, cells])

const unheaded = number([
  ['1', 'Ani Lestari', 'P', '0081234567', '14/03/2009', 'XII IPA 1', 'ani@sekolah.id'],
  ['2', 'Budi Santoso', 'L', '0081234568', '15/04/2009', 'XII IPA 1', ''],
  ['3', 'Cici Amalia', 'P', '0081234569', '16/05/2009', 'XII IPA 2', 'cici@sekolah.id'],
])

test('heads say what a column holds', () => {
  const heads = ['No', 'Nama', 'NISN', 'Kelas']
  expect(mapColumns(heads, number([['1', 'Ani', '0081234567', 'X 1']]))).toMatchObject({
    name: 1,
    nisn: 2,
    class: 3,
  })
})

test('without heads columns are known by what is in them, each for one thing', () => {
  expect(mapColumns([], unheaded)).toEqual({
    name: 1,
    sex: 2,
    nisn: 3,
    born: 4,
    class: 5,
    email: 6,
    phone: null,
    username: null,
  })
})

test('of two heads of one field the surer one counts, and of two alike the first', () => {
  expect(mapColumns(['Nama lengkap siswa', 'Nama'], number([['a', 'b']]))).toMatchObject({ name: 1 })
  expect(mapColumns(['Kelas', 'Kelas'], number([['X 1', 'X 2']]))).toMatchObject({ class: 0 })
})

test('a number of ten digits under a head of its own is no NISN', () => {
  const data = number([['Ani Lestari', '0081234567']])
  expect(mapColumns(['Nama', 'Nomor'], data).nisn).toBeNull()
  expect(mapColumns(['Nama', ''], data).nisn).toBe(1)
})

test('the names of fathers are not taken for those of students', () => {
  const data = number([
    ['0081234567', 'Anton Wijaya', 'Ani Wijaya'],
    ['0081234568', 'Bambang Santoso', 'Budi Santoso'],
  ])
  expect(mapColumns(['NISN', 'Nama Ayah', ''], data)).toMatchObject({ name: 2 })
})

test('what only few cells look like is left open', () => {
  const data = number([['L'], ['-'], ['?'], ['P']])
  expect(mapColumns([''], data).sex).toBeNull()
})
