import { expect, test } from 'vitest'
import * as words from './keywords.ts'

test.each([
  ['Kunci: B', 'B'],
  ['Kunci jawaban: B', 'B'],
  ['Jawaban – B', 'B'],
  ['Jawaban yang benar: B', 'B'],
  ['JWB : B', 'B'],
  ['Answer key: B', 'B'],
  ['(Kunci: B)', 'B)'],
  ['Kunci B', 'B'],
  ['Jawaban => B', 'B'],
  ['Kunci jawaban adalah: B', 'B'],
])('“%s” introduces a key', (line, key) => {
  expect(line.slice(words.findKeyLabel(line))).toBe(key)
})

test.each([
  'Kunci sukses adalah kerja keras.',
  'Jawaban dari Ani salah.',
  'Kuncinya hilang',
  'Jawablah soal ini!',
])('“%s” introduces none', line => {
  expect(words.findKeyLabel(line)).toBeUndefined()
})

test.each([
  ['Ibu kota? (Kunci: C)', 'C', 'Ibu kota? '],
  ['Ibu kota? [jawaban B]', 'B', 'Ibu kota? '],
  ['Ibu kota?\tKunci: A, C', 'A, C', 'Ibu kota?'],
])('“%s” ends with a key', (line, key, before) => {
  const found = words.findInlineKey(line)
  expect([found?.key, line.slice(0, found?.at)]).toEqual([key, before])
})

test('a word in brackets is no key', () => {
  expect(words.findInlineKey('Ibu kota? (Jakarta)')).toBeUndefined()
})

test.each([
  ['Jadi, jawaban yang tepat adalah B.', 'B'],
  ['Jawabannya: (C)', 'C'],
  ['Jawaban Bambang salah.', undefined],
  ['Karena itu benar.', undefined],
])('the explanation “%s” comes to %s', (line, key) => {
  expect(words.findSaidKey(line)).toBe(key)
})

test.each([
  ['Pembahasan: jumlahkan', 'jumlahkan'],
  ['Penyelesaian 3 : jumlahkan', 'jumlahkan'],
  ['Pembahasan', ''],
  ['Pembahasan soal nomor 3', ''],
  ['Rationale - sum', 'sum'],
])('“%s” introduces an explanation', (line, rest) => {
  expect(line.slice(words.findExplanationLabel(line))).toBe(rest)
})

test('a sentence about explanations introduces none', () => {
  expect(words.findExplanationLabel('Pembahasan tentang air dimulai kemarin.')).toBeUndefined()
})

test.each([
  ['Topik: Aljabar', 'topik'],
  ['Tingkat  kesulitan : sulit', 'tingkat kesulitan'],
  ['Tipe soal: isian', 'tipe soal'],
  ['SKOR = 5', 'skor'],
])('“%s” says something of its question', (line, name) => {
  expect(words.findMetaLabel(line)?.name).toBe(name)
})

test.each([
  'KUNCI JAWABAN',
  'Kunci Jawaban dan Pembahasan',
  'Daftar jawaban soal:',
  'Answer key',
  'Kunci paket A',
])('“%s” is the heading of keys', line => {
  expect(words.isAnswersHeading(line)).toBe(true)
})

test.each(['Kunci: B', 'Kunci kesuksesan', 'Jawaban yang benar'])('“%s” is no heading of keys', line => {
  expect(words.isAnswersHeading(line)).toBe(false)
})

test.each([
  ['I. PILIHAN GANDA', false, 'single'],
  ['A. Pilihan Ganda Kompleks', false, 'multiple'],
  ['II. ISIAN SINGKAT', false, 'short'],
  ['Bagian III: Uraian', false, 'essay'],
  ['IV. Benar atau Salah', false, 'true_false'],
  ['V. Menjodohkan', false, 'matching'],
  ['Soal uraian', true, 'essay'],
  ['Soal uraian', false, undefined],
  ['I. LITERASI', false, undefined],
] as const)('“%s” announces (as a heading: %s) %s', (line, isHeading, kind) => {
  expect(words.findSection(line, isHeading)).toBe(kind)
})

test.each([
  ['Pilih semua yang benar!', true],
  ['Jawaban benar lebih dari satu.', true],
  ['Pilihlah dua pernyataan.', true],
  ['Manakah bilangan prima? (Pilih lebih dari satu jawaban)', true],
  ['Beri tanda centang pada semua pernyataan yang benar!', true],
  ['Dari sembilan anak akan dipilih tiga orang. Banyak cara memilihnya adalah ….', false],
  ['Pak Budi memilih dua dari lima buku.', false],
  ['Peluang munculnya lebih dari satu angka adalah ….', false],
  ['Panitia harus pilih dua wakil dari tiap kelas.', false],
  ['Pilih jawaban yang benar.', false],
])('“%s” asks for several answers: %s', (line, isSeveral) => {
  expect(words.asksForSeveral(line)).toBe(isSeveral)
})

test.each([
  ['Jelaskan mengapa air mendidih!', true],
  ['Apa yang dimaksud dengan demokrasi?', true],
  ['Ibu kota Jepang adalah ….', false],
  ['Ani diminta jelaskan.', false],
])('“%s” asks for an essay: %s', (line, isEssay) => {
  expect(words.asksForEssay(line)).toBe(isEssay)
})

test.each([
  ['Teks berikut untuk soal nomor 5–8', { from: 5, to: 8 }],
  ['Bacalah kutipan berikut untuk menjawab soal nomor 3 s.d. 5!', { from: 3, to: 5 }],
  ['Perhatikan tabel untuk soal no. 7 dan 8', { from: 7, to: 8 }],
  ['Gunakan data untuk menjawab soal nomor 4.', { from: 4, to: 4 }],
  ['Questions 1 to 5 refer to the following text', { from: 1, to: 5 }],
  ['Soal 1 – 2', { from: 1, to: 2 }],
  ['Bacalah teks berikut!', {}],
  ['Teks 2', {}],
  ['Teks untuk soal nomor 8–5', undefined],
  ['Teks untuk soal nomor 1–99', undefined],
  ['Pada tahun 2019 dan 2020 harga naik.', undefined],
])('“%s” announces a passage for %j', (line, cue) => {
  expect(words.findPassageCue(line)).toEqual(cue)
})

test('nothing longer than three lines announces a passage', () => {
  expect(words.findPassageCue(`Bacalah teks berikut! ${'x'.repeat(240)}`)).toBeUndefined()
})

test.each(['Kunci: A', 'Pembahasan: x', 'Teks untuk soal nomor 1-2'])(
  '“%s” begins something of its own',
  line => {
    expect(words.isAnnouncement(line)).toBe(true)
  },
)
