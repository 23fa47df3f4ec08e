import { expect, test } from 'vitest'
import type { TableRow } from '../../../content/read-table.ts'
import { majorKey, readLogins, readOutcomeRows } from './outcome-rows.ts'

const known = {
  students: new Map([
    ['ani@contoh.id', 'ani'],
    ['0081234567', 'budi'],
  ]),
  majors: new Map([
    [majorKey('Universitas Indonesia', 'Hukum'), [{ id: 'hukum', level: 'S1' as const }]],
    [
      majorKey('UI', 'Akuntansi'),
      [
        { id: 'akuntansi-s1', level: 'S1' as const },
        { id: 'akuntansi-d3', level: 'D3' as const },
      ],
    ],
  ]),
}
const whole = {
  email: 'Ani@Contoh.ID',
  kampus: 'Universitas  Indonesia',
  jurusan: 'hukum',
  tahun: '2026',
  hasil: 'Diterima',
}
const table = (...rows: Record<string, string>[]): TableRow[] =>
  rows.map((cells, at) => ({ row: at + 2, cells }))
const read = (...rows: Record<string, string>[]) => readOutcomeRows(table(...rows), known, 2026)
const problemOf = (changes: Record<string, string>) => read({ ...whole, ...changes }).problems[0]?.message

test('a row tells who was admitted where, in any case and however it is spaced', () => {
  expect(read(whole).ready).toEqual([{ user_id: 'ani', major_id: 'hukum', year: 2026, admitted: true }])
})

test.each([
  ['diterima', true],
  ['LULUS', true],
  ['Tidak  Lulus', false],
  ['ditolak', false],
])('“%s” means %s', (hasil, admitted) => {
  expect(read({ ...whole, hasil }).ready).toMatchObject([{ admitted }])
})

test('a student is called by number, too, with zeros in front that a spreadsheet has lost', () => {
  for (const nisn of ['0081234567', '81234567', '081234567']) {
    const { email: _, ...others } = whole
    expect(read({ ...others, nisn }).ready).toMatchObject([{ user_id: 'budi' }])
    expect(readLogins(table({ ...others, nisn }))).toEqual(['0081234567'])
  }
})

test('of two majors of one name the level says which is meant', () => {
  const named = { kampus: 'UI', jurusan: 'Akuntansi' }
  expect(read({ ...whole, ...named, jenjang: 'd3' }).ready).toMatchObject([{ major_id: 'akuntansi-d3' }])
  expect(problemOf(named)).toBe(
    'Jurusan "Akuntansi" di "UI" ada 2: S1, D3. Tulis jenjangnya di kolom Jenjang.',
  )
  expect(problemOf({ ...named, jenjang: 'D4' })).toBe(
    'Jurusan "Akuntansi" di "UI" tidak ada di jenjang D4. Yang ada: S1, D3.',
  )
})

test.each([
  [{ email: '' }, 'Isi email, nama pengguna, atau NISN.'],
  [{ email: 'siapa@contoh.id' }, 'Tidak ada siswa dengan email, nama pengguna, atau NISN "siapa@contoh.id".'],
  [{ jurusan: 'Sihir' }, 'Jurusan "Sihir" di "Universitas  Indonesia" tidak ada di daftar.'],
  [{ tahun: '2019' }, 'Tahun harus di antara 2020 dan 2026.'],
  [{ tahun: '2027' }, 'Tahun harus di antara 2020 dan 2026.'],
  [{ tahun: '' }, 'Tahun harus di antara 2020 dan 2026.'],
  [{ hasil: 'mungkin' }, 'Hasil "mungkin" tidak dikenal. Tulis diterima atau tidak diterima.'],
])('of %o the table says what to write', (changes, sentence) => {
  expect(problemOf(changes)).toBe(sentence)
})

test('the first row of a student, major and year counts, and a later one names it', () => {
  const { ready, problems } = read(whole, { ...whole, hasil: 'ditolak' }, { ...whole, tahun: '2025' })
  expect(ready.map(({ year, admitted }) => [year, admitted])).toEqual([
    [2026, true],
    [2025, true],
  ])
  expect(problems).toEqual([{ row: 3, message: 'Sudah ada di baris 2.' }])
})
