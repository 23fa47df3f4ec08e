import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { type PackTexts, smallPack } from '../../../../../testing/packs.ts'
import { readPack } from '../read-pack.ts'
import { computeSum, findWrongSums } from './arithmetic.ts'
import { judgePacks } from './judge-packs.ts'
import { findWrongSlips } from './slips.ts'

const bank = 'banks/uji/mtk.soal.md'
const head = '---\nsubtes: MTK\nbahasa: id\n---\n'

interface Sample {
  prompt?: string
  options?: string[]
  right?: number
  explanation?: string
  hint?: string
}

const writeQuestion = (sample: Sample, index: number) => {
  const {
    prompt = `Soal nomor ${index}`,
    options = ['$1$', '$2$'],
    right = 1,
    explanation = 'Hitung saja.',
    hint,
  } = sample
  const lines = options.map((text, at) => `- [${at === right ? 'x' : ' '}] ${'ABCDE'[at]}. ${text}`)
  return `\n## Soal MTK-${index}\njenis: pilihan ganda\ntopik: Aljabar\ntingkat: mudah\n\n${prompt}\n\n${lines.join('\n')}\n${hint ? `\n### Petunjuk\n\n${hint}\n` : ''}\n### Pembahasan\n\n${explanation}\n`
}

function read(samples: Sample[], changes: PackTexts = {}) {
  const texts = smallPack({ [bank]: head + samples.map(writeQuestion).join(''), ...changes })
  const { pack } = readPack(new Map(Object.entries(texts).map(([path, text]) => [path, strToU8(text)])))
  if (!pack) throw new Error('This is no pack')
  return pack
}
const judge = (...packs: ReturnType<typeof read>[]) =>
  [...judgePacks(packs).values()].flat().map(({ message }) => message)

test.each([
  [String.raw`3 \cdot 71`, 213],
  [String.raw`\frac{1}{8} + \frac{2}{8} \cdot \frac{1}{8}`, 5 / 32],
  ['1.600.000 : 4', 400_000],
  ['7{,}5 - 2^3', -0.5],
  [String.raw`\sqrt{12^2 + 5^2}`, 13],
  [String.raw`\sqrt[3]{0{,}125}`, 0.5],
  [String.raw`4(2 + 3)`, 20],
  [String.raw`2\sqrt{9}`, 6],
  [String.raw`0{,}8 \times 50\%`, 0.4],
  ['-2^2', -4],
])('%s is computed', (sum, value) => {
  expect(computeSum(sum)).toBeCloseTo(value, 9)
})

test.each(['4n + 4', String.raw`\sin 30°`, '2 +', '', '(3', '1 : 0'])(
  '%s is no sum of plain numbers',
  sum => {
    expect(computeSum(sum)).toBeUndefined()
  },
)

test('sums that are wrong are found, and rounded ones may be off in their last digit only', () => {
  expect(findWrongSums(String.raw`Jadi, $264 - 6 = 258$ dan $\frac{350}{910} \approx 38{,}5\%$.`)).toEqual([])
  expect(
    findWrongSums(String.raw`Jadi, $264 - 6 = 257$ dan $\frac{350}{910} \approx 38{,}7\%$.`),
  ).toHaveLength(2)
})

test('a slip must give the number that it is named for', () => {
  expect(findWrongSlips(String.raw`Nilai 213 menjumlahkan empat sisi ($3 \cdot 71$).`)).toEqual([])
  expect(findWrongSlips(String.raw`Nilai 215 menjumlahkan empat sisi ($3 \cdot 71$).`)).toHaveLength(1)
  expect(findWrongSlips(String.raw`Nilai 66,7% membagi dengan tiga ($200 : 300 \cdot 1$).`)).toEqual([])
  expect(findWrongSlips(String.raw`Perbandingan $13 : 12$ hanya mengurangi satu ($468 : 432$).`)).toEqual([])
})

test.each([
  ['Jawabannya B.', ['$1$', '$2$'], 'menyebut huruf kunci'],
  ['Coba pilihan (B) dulu.', ['$1$', '$2$'], 'menyebut huruf kunci'],
  ['Hasilnya 2,5 kali semula.', ['$4$', '$2{,}5$'], 'menyebut isi kunci: "$2{,}5$"'],
  [
    'Ingat, Tio bukan anggota klub.',
    ['Tio anggota klub.', 'Tio bukan anggota klub.'],
    'menyebut isi kunci: "Tio bukan anggota klub."',
  ],
])('the hint "%s" gives the answer away', (hint, options, why) => {
  expect(judge(read([{ options, hint }]))).toContain(`soal MTK-0: petunjuk ${why}`)
})

test.each([
  ['Lihat sudut B dan titik (A).', ['$1$', '$2$']],
  ['Bandingkan 12, 25, dan 2,5 sekali lagi.', ['$1$', '$2$']],
  ['Tulis dulu yang diketahui.', ['Tio anggota klub.', 'Tio bukan anggota klub.']],
])('the hint "%s" only opens the way', (hint, options) => {
  expect(judge(read([{ options, hint }]))).toEqual(judge(read([{ options }])))
})

const long = 'Sebuah toko menjual tiga jenis beras dengan harga yang berbeda setiap pekan'

test('a question that is nearly another is found in the same pack and in another one, unless it is the same question', () => {
  const one = read([{ prompt: `${long} kepada warga.` }, { prompt: `${long} kepada tetangga.` }])
  expect(judge(one)).toEqual([
    `MTK-0 hampir sama dengan MTK-1 di ${bank}`,
    `MTK-1 hampir sama dengan MTK-0 di ${bank}`,
  ])
  const [first, second] = [read([{ prompt: long }]), read([{ prompt: 'Lain' }, { prompt: long }])]
  expect(judge(first, second)).toHaveLength(2)
  expect(judge(first, read([{ prompt: long }]))).toEqual([])
})

test('a form of options that questions share makes them no copies', () => {
  const options = [
    'Pernyataan ini saja sudah cukup untuk menjawab soal.',
    'Kedua pernyataan bersama-sama baru cukup untuk menjawab.',
  ]
  expect(
    judge(
      read([
        { prompt: 'Berapa x?', options },
        { prompt: 'Berapa y?', options },
      ]),
    ),
  ).toEqual([])
})

test('keys that lie at one letter are told of', () => {
  const options = ['$1$', '$2$', '$3$', '$4$', '$5$']
  const spread = Array.from({ length: 20 }, (_, index) => ({ options, right: index % 5 }))
  expect(judge(read(spread))).toEqual([])
  const heaped = spread.map((sample, index) => ({ ...sample, right: index < 12 ? 2 : index % 5 }))
  expect(judge(read(heaped))).toEqual([expect.stringContaining('huruf kunci tidak merata')])
})

test('keys that are the longest option too often are told of', () => {
  const samples = (longest: number) =>
    Array.from({ length: 40 }, (_, index) => ({
      right: index % 2,
      options: ['pendek', 'panjang sekali'].map((text, at) => {
        const isRight = at === index % 2
        return isRight === index < longest ? `${text} ${index} dengan banyak kata` : `${index} ${text}`
      }),
    }))
  expect(judge(read(samples(10)))).toEqual([])
  expect(judge(read(samples(11)))).toEqual(['kunci adalah pilihan terpanjang pada 11 dari 40 soal'])
})

test('keys that are hardly ever the longest option of a sub-test are told of', () => {
  const samples = (longest: number) =>
    Array.from({ length: 200 }, (_, index) => {
      const [short, long] = [`kata ${index}`, `kata ${index} yang lebih panjang`]
      return index < longest
        ? { right: index % 2, options: index % 2 ? [short, long] : [long, short] }
        : { right: index % 2, options: index % 2 ? [long, short] : [short, long] }
    })
  expect(judge(read(samples(30)))).toEqual([])
  expect(judge(read(samples(29)))).toEqual(['kunci adalah pilihan terpanjang pada 29 dari 200 soal MTK'])
})

test('words for a picture say enough, and not the key alone', () => {
  const picture = (words: string) => ({ prompt: `Lihat.\n\n![${words}](a.svg)\n\nBerapa luasnya?` })
  const options = ['12', '20']
  const told = judge(read([{ ...picture('Persegi'), options }]))
  expect(told).toEqual(['soal MTK-0: kata pengganti gambar terlalu singkat: "Persegi"'])
  const names = 'Persegi panjang dengan sisi mendatar dan luas 20 yang sudah tertulis'
  expect(judge(read([{ ...picture(names), options }]))).toEqual([
    `soal MTK-0: kata pengganti gambar menyebut kunci: "${names}"`,
  ])
  const both = 'Persegi panjang dengan sisi mendatar 12 dan sisi tegak 20 satuan'
  expect(judge(read([{ ...picture(both), options }]))).toEqual([])
})

test('a bank in work is not judged', () => {
  const draft = JSON.stringify({
    title: 'Bank',
    description: '',
    tags: [],
    status: 'draft',
    sub_tests: ['mtk'],
  })
  const wrong = [{ explanation: 'Jadi, $1 + 1 = 3$.' }]
  expect(judge(read(wrong, { 'banks/uji/bank.json': draft }))).toEqual([])
  expect(judge(read(wrong))).toEqual(['soal MTK-0: hitungan ini tidak cocok: 1 + 1 = 3'])
})
