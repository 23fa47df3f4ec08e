import { expect, test } from 'vitest'
import type { Lines } from '../../../content/read-table.ts'
import { countHeads, findHeads } from './find-heads.rules.ts'

const number = (lines: string[][]): Lines => lines.map((cells, at) => [at + 1, cells])

test('titles stand above the heads, data below', () => {
  const lines = number([
    ['DAFTAR SISWA'],
    ['SMA Harapan', '', ''],
    ['No', 'Nama', 'NISN'],
    ['1', 'Ani', '0081234567'],
    ['2', 'Budi', '0081234568'],
  ])
  expect(findHeads(lines)).toEqual({
    heads: ['No', 'Nama', 'NISN'],
    titles: lines.slice(0, 2),
    data: lines.slice(3),
  })
})

test('one column of names is enough, and a title that speaks of names is none', () => {
  const lines = number([['Daftar nama siswa'], ['Nama Siswa'], ['Ani'], ['Budi']])
  expect(findHeads(lines)).toMatchObject({ heads: ['Nama Siswa'], data: lines.slice(2) })
})

test('two lines of heads are one: what stands over several columns goes before what stands below it', () => {
  const lines = number([
    ['Nama', 'NISN', 'Data Ayah', '', 'Kelas'],
    ['', '', 'Nama', 'Pekerjaan', ''],
    ['Ani', '0081234567', 'Anton', 'Petani', 'X 1'],
  ])
  expect(findHeads(lines)).toMatchObject({
    heads: ['Nama', 'NISN', 'Data Ayah Nama', 'Data Ayah Pekerjaan', 'Kelas'],
    data: lines.slice(2),
  })
})

test('a student under the heads is no second line of them', () => {
  const lines = number([
    ['Nama', 'Kelas'],
    ['Ani', 'X 1'],
  ])
  expect(findHeads(lines).data).toEqual(lines.slice(1))
})

test('a table without heads is all data', () => {
  const lines = number([
    ['Ani', '0081234567'],
    ['Budi', '0081234568'],
  ])
  expect(findHeads(lines)).toEqual({ heads: [], titles: [], data: lines })
})

test('heads so far down that nobody writes so many titles are not looked for', () => {
  const titles = Array.from({ length: 20 }, () => ['Pengumuman'])
  const lines = number([...titles, ['Nama', 'NISN'], ['Ani', '0081234567']])
  expect(findHeads(lines).heads).toEqual([])
})

test('two heads of the same field count once', () => {
  expect(countHeads(['Nama', 'Nama Lengkap', 'Catatan'])).toBe(1)
  expect(countHeads(['Nama', 'Kelas', ''])).toBe(2)
})
