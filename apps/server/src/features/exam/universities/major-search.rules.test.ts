import { expect, test } from 'vitest'
import { indexMajors, isOneError, searchIndex } from './major-search.rules.ts'

const table: [short_name: string, name: string, city: string, majors: string[]][] = [
  [
    'UI',
    'Universitas Indonesia',
    'Depok',
    ['Pendidikan Dokter', 'Pendidikan Dokter Gigi', 'Ilmu Komputer', 'Ilmu Komunikasi'],
  ],
  [
    'UIN Jakarta',
    'UIN Syarif Hidayatullah Jakarta',
    'Tangerang Selatan',
    ['Pendidikan Dokter', 'Informatika'],
  ],
  [
    'UNAIR',
    'Universitas Airlangga',
    'Surabaya',
    ['Pendidikan Dokter', 'Kedokteran Hewan', 'Sastra Indonesia'],
  ],
  [
    'ITB',
    'Institut Teknologi Bandung',
    'Bandung',
    ['STEI – Komputasi (STEI-K)', 'STEI – Rekayasa (STEI-R)', 'FMIPA – Matematika (FMIPA-M)'],
  ],
  ['ITS', 'Institut Teknologi Sepuluh Nopember', 'Surabaya', ['Informatika', 'Teknik Sipil', 'Matematika']],
  ['UPI', 'Universitas Pendidikan Indonesia', 'Bandung', ['Pendidikan Guru Sekolah Dasar', 'Seni Puisi']],
]
const index = indexMajors(
  table.flatMap(([short_name, name, city, majors]) =>
    majors.map(major => ({
      id: `${major}, ${short_name}`,
      name: major,
      level: 'S1',
      university: { id: short_name, name, short_name, city },
    })),
  ),
)
const search = (words: string) => searchIndex(index, words)
const find = (words: string, fits = 'all') =>
  search(words)
    .found.filter(found => found.fits === fits)
    .map(({ id }) => id)

test.each([
  ['kedokteran ui', 'Pendidikan Dokter, UI'],
  ['ui kedokteran', 'Pendidikan Dokter, UI'],
  ['dokter ui', 'Pendidikan Dokter, UI'],
  ['fk unair', 'Pendidikan Dokter, UNAIR'],
  ['informatika itb', 'STEI – Komputasi (STEI-K), ITB'],
  ['stei-k', 'STEI – Komputasi (STEI-K), ITB'],
  ['teknik informatika its', 'Informatika, ITS'],
  ['informatika sepuluh november', 'Informatika, ITS'],
  ['ilkom', 'Ilmu Komputer, UI'],
  ['kedokteran', 'Pendidikan Dokter, UIN Jakarta'],
  ['jurusan kedokteran di universitas airlangga', 'Pendidikan Dokter, UNAIR'],
  ['dokter gigi', 'Pendidikan Dokter Gigi, UI'],
  ['matematika surabaya', 'Matematika, ITS'],
  ['guru sd', 'Pendidikan Guru Sekolah Dasar, UPI'],
  ['informat its', 'Informatika, ITS'],
  ['s1 sipil', 'Teknik Sipil, ITS'],
])('"%s" finds %s first', (words, first) => {
  expect(find(words)[0]).toBe(first)
})

test('an abbreviation is a whole word: "ui" is not in UIN, UPI or puisi', () => {
  expect(find('ui')).toHaveLength(4)
  expect(find('ui').every(id => id.endsWith(', UI'))).toBe(true)
  expect(find('kedokteran ui')).toEqual(['Pendidikan Dokter, UI', 'Pendidikan Dokter Gigi, UI'])
})

test('the same major at other universities stands apart, below', () => {
  expect(find('kedokteran ui', 'elsewhere')).toEqual([
    'Pendidikan Dokter, UIN Jakarta',
    'Pendidikan Dokter, UNAIR',
    'Kedokteran Hewan, UNAIR',
  ])
  expect(find('informatika ui', 'all')).toEqual(['Ilmu Komputer, UI'])
})

test('one typing error is forgiven from five letters on, and what was understood is told', () => {
  expect(find('kedoktran ui')[0]).toBe('Pendidikan Dokter, UI')
  expect(find('informatkia its')).toEqual(['Informatika, ITS'])
  expect(search('informatkia').understood[0]).toEqual({ said: 'informatkia', meant: 'informatika' })
  expect(search('fk unair').understood).toContainEqual({ said: 'fk', meant: 'pendidikan dokter' })
  expect(find('unaif')).not.toEqual([])
  expect(find('unaf')).toEqual([])
})

test('where nothing fits, searches that are like it are offered', () => {
  expect(search('mathematics its')).toMatchObject({ found: [], near: ['matematika its'] })
  expect(search('xyzxyz').near).toEqual([])
})

test('without words everything comes by name, and signs are no words', () => {
  expect(find('')).toHaveLength(index.majors.length)
  expect(find('')[0]).toBe('FMIPA – Matematika (FMIPA-M), ITB')
  expect(find('100%_\\')).toEqual([])
})

test.each([
  ['fisika', 'fisika', true],
  ['fisika', 'fiska', true],
  ['fisika', 'fisikaa', true],
  ['fisika', 'fisyka', true],
  ['fisika', 'fsiika', true],
  ['fisika', 'fska', false],
  ['fisika', 'kimia', false],
])('%s and %s are one error apart: %s', (one, other, isNear) => {
  expect(isOneError(one, other)).toBe(isNear)
})
