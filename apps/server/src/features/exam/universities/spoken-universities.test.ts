import { expect, test } from 'vitest'
import { itemsOf } from '../../bank/packs/reading/pack.ts'
import { readShipped } from '../../bank/packs/reading/read-shipped.ts'
import { indexMajors, searchIndex, searchUniversities } from './major-search.rules.ts'

const { items } = await readShipped('universitas')
/** What the product ships, as it is searched. */
const index = indexMajors(
  itemsOf(items, 'university').flatMap(({ data }) =>
    data.rows.map(({ cells: { universitas, singkatan = '', kota = '', jurusan = '', jenjang = '' } }) => ({
      id: `${jurusan} (${jenjang}), ${singkatan}`,
      name: jurusan,
      level: jenjang,
      university: { id: singkatan, name: universitas ?? '', short_name: singkatan, city: kota },
    })),
  ),
)
const find = (words: string) =>
  searchIndex(index, words).found.flatMap(({ id, fits }) => (fits === 'all' ? [id] : []))

test.each([
  ['teknik informatika d4 polban', 'Teknik Informatika (D4), POLBAN'],
  ['polinema informatika', 'Teknik Informatika (D4), POLINEMA'],
  ['pens game', 'Teknologi Game (D4), PENS'],
  ['gizi politeknik negeri jember', 'Gizi Klinik (D4), POLIJE'],
  ['isi jogja film', 'Televisi dan Film (S1), ISI Yogyakarta'],
  ['isi solo karawitan', 'Seni Karawitan (S1), ISI Surakarta'],
  ['dkv isi denpasar', 'Desain Komunikasi Visual (S1), ISI Bali'],
  ['isbi bandung angklung', 'Angklung dan Musik Bambu (D4), ISBI Bandung'],
  ['uin jakarta kedokteran', 'Pendidikan Dokter (S1), UIN Jakarta'],
  ['uin suka psikologi', 'Psikologi (S1), UIN Sunan Kalijaga'],
  ['hi uin sby', 'Hubungan Internasional (S1), UINSA'],
  ['pgsd unima', 'Pendidikan Guru Sekolah Dasar (S1), UNIMA'],
  ['upn jatim hukum', 'Hukum (S1), UPNVJT'],
  ['dokter ugm', 'Kedokteran (S1), UGM'],
  ['ilmu hukum undip', 'Hukum (S1), UNDIP'],
])('“%s” finds %s first', (words, first) => {
  expect(find(words)[0]).toBe(first)
})

test.each([
  ['polban teknik informatika', ['POLBAN']],
  ['uin jakarta', ['UIN Jakarta']],
  ['isi jogja', ['ISI Yogyakarta']],
  ['uin jogja', ['UIN Sunan Kalijaga']],
  ['uin gus dur', ['UIN Gus Dur']],
  ['poltek semarang', ['POLINES', 'POLIMARIN']],
  ['polman bandung', ['Polman Bandung']],
  ['poliupg', ['PNUP']],
  ['bj habibie', ['ITH']],
])('“%s” finds majors of %s alone', (words, universities) => {
  const found = new Set(find(words).map(id => id.split('), ')[1]))
  expect(found).toEqual(new Set(universities))
})

test.each(['isi jogja', 'uin suka', 'poliupg', 'kampus upn jatim'])('“%s” names one university', words => {
  expect(searchUniversities(index, words)).toHaveLength(1)
})

test('a search that says no place names none, and neither does one without words', () => {
  for (const words of ['', 'di', 'animasi', 'isi jogja animasi'])
    expect(searchUniversities(index, words)).toEqual([])
})

test('every university of the pack is found by its short name, and first of all', () => {
  const short = [...new Set(index.majors.map(({ university }) => university.short_name))]
  expect(short).toHaveLength(145)
  expect(short.filter(name => !find(name)[0]?.endsWith(`, ${name}`))).toEqual([])
})
