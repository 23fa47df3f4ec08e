import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { packFiles, type PackTexts, smallPack } from '../../../../../testing/packs.ts'
import { describePackFault } from '../pack.ts'
import { readPack } from '../read-pack.ts'
import { judgeSpelling } from './spelling.ts'

const guide = 'guides/mulai.md'
const head = '---\njudul: Mulai dari sini\nurutan: 1\n---\n\n'

function judge(changes: PackTexts) {
  const { pack } = readPack(packFiles(smallPack(changes)))
  if (!pack) throw new Error('This is no pack')
  return judgeSpelling(pack).map(describePackFault)
}
const judgeText = (text: string, changes: PackTexts = {}) => judge({ [guide]: head + text, ...changes })

test('a misspelt word is told with its file and line', () => {
  expect(judge({})).toEqual([])
  expect(judgeText('Baca ini.\n\nKerjakn soalnya.\n')).toEqual([
    `${guide} baris 8: ejaan "Kerjakn" tidak dikenal; betulkan, atau tulis katanya di ejaan.txt`,
  ])
})

test.each([
  [
    'heads of files',
    { [guide]: head.replace('Mulai', 'Mulay') + 'Baca.' },
    `${guide} baris 2: ejaan "Mulay"`,
  ],
  [
    'questions',
    {
      'banks/uji/mtk.soal.md': (smallPack()['banks/uji/mtk.soal.md'] ?? '').replace(
        'Hitung saja',
        'Hitng saja',
      ),
    },
    'banks/uji/mtk.soal.md baris 18: ejaan "Hitng"',
  ],
  [
    'values of JSON',
    { 'quizzes/uji.json': (smallPack()['quizzes/uji.json'] ?? '').replace('Kuis', 'Kuiz') },
    'quizzes/uji.json baris 1: ejaan "Kuiz"',
  ],
  [
    'drawings',
    { 'banks/uji/a.svg': '<svg width="9" height="9">\n<text>tinggii</text></svg>' },
    'banks/uji/a.svg baris 2: ejaan "tinggii"',
  ],
])('words of %s are read', (_, changes: PackTexts, told) => {
  expect(judge(changes)).toEqual([expect.stringContaining(told)])
})

test('formulas, code, addresses and names of files are no words', () => {
  const text =
    'Hitung $xyzab + qwrt$ dan `kodne`, lihat [halaman](/alamt/qwrt), https://qwrt.example/asdf, dan ![gambar](qwrt@2x.webp).\n\n$$\nqwrt\n$$\n'
  expect(judgeText(text)).toEqual([])
  expect(judgeText('Hitung qwrt.')).toHaveLength(1)
})

test('what hangs on a word, hyphens and abbreviations need no entry', () => {
  expect(
    judgeText('Kertasnya angka-angkanya bukumu bacalah KPK-nya se-Jawa ber-KTP *meN-* *-an* XIX.'),
  ).toEqual([])
  expect(judgeText('Krtasnya angka-anka.')).toHaveLength(2)
})

test('names of places begin with a capital', () => {
  expect(judgeText('Dari Jakarta.')).toEqual([])
  expect(judgeText('Dari jakarta.')).toEqual([expect.stringContaining('"jakarta" tidak dikenal')])
})

test('words that are not standard are told with those that are, also with what hangs on them', () => {
  expect(judgeText('Resikonya ada dimana?')).toEqual([
    `${guide} baris 6: "Resikonya" tidak baku; tulis "risiko"`,
    `${guide} baris 6: "dimana" tidak baku; tulis "di mana"`,
  ])
})

test('English is right where a sub-test is written in it, and nowhere else', () => {
  const text = 'The beans don’t ferment. Pembahasannya lengkap.'
  expect(judgeText(text).length).toBeGreaterThan(2)
  const lesson = `---\njudul: Teks\nsubtes: MTK\ntopik: Aljabar\nsoal: MTK-1\n---\n\n${text}\n`
  const english = (smallPack()['banks/uji/mtk.soal.md'] ?? '').replace('bahasa: id', 'bahasa: en')
  expect(judge({ 'banks/uji/mtk.soal.md': english, 'lessons/teks.md': lesson })).toEqual([])
})

test('a pack may allow words, everywhere or where a slip is asked about, and none in vain', () => {
  const text = 'Wallacea merubah.'
  expect(judgeText(text, { 'ejaan.txt': 'Wallacea\nmerubah: mulai\n' })).toEqual([])
  expect(judgeText(text, { 'ejaan.txt': 'Wallacea\nmerubah: MTK-1\n' })).toEqual([
    `${guide} baris 6: "merubah" tidak baku; tulis "mengubah"`,
    'ejaan.txt baris 2: "merubah MTK-1" tidak ada lagi di paket ini',
  ])
  expect(judgeText('Baca.', { 'ejaan.txt': 'Wallacea\n' })).toEqual([
    'ejaan.txt baris 1: "Wallacea" tidak ada lagi di paket ini',
  ])
})

test.each(['words.txt', 'nonstandard.txt'])('%s is sorted and says nothing twice', name => {
  const words = readFileSync(join(import.meta.dirname, name), 'utf8')
    .trimEnd()
    .split('\n')
  expect(words).toEqual([...new Set(words)].toSorted())
})
