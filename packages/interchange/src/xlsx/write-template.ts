import type { Draft, DraftQuestion } from '../model/draft.ts'
import { guideSheet, passageSheet, questionSheet } from './write-xlsx.ts'
import { writeWorkbook } from './write-workbook.ts'

const place = { position: 0 }

const examples: [question: DraftQuestion, explanation: string, more?: Partial<Draft>][] = [
  [
    {
      type: 'single_choice',
      prompt: 'Nilai $\\frac{3}{4}+\\frac{5}{6}$ adalah ….',
      options: ['$\\frac{8}{10}$', '$\\frac{19}{12}$', '$\\frac{15}{24}$', '$\\frac{2}{3}$'],
      key: 1,
    },
    'Samakan penyebutnya: $\\frac{9}{12}+\\frac{10}{12}=\\frac{19}{12}$.',
    { topic: 'Pecahan', difficulty: 'easy' },
  ],
  [
    {
      type: 'multiple_choice',
      prompt: 'Pilih semua bilangan prima.',
      options: ['21', '23', '27', '29'],
      key: [1, 3],
      credit: 'all_or_nothing',
    },
    '21 dan 27 habis dibagi 3.',
    { topic: 'Bilangan', difficulty: 'medium' },
  ],
  [
    {
      type: 'true_false_table',
      prompt: 'Berdasarkan bacaan, tentukan apakah pernyataan berikut benar atau salah.',
      columns: ['Benar', 'Salah'],
      statements: ['Pasar buka setiap hari.', 'Pembeli datang dengan perahu.'],
      key: [1, 0],
      credit: 'proportional',
    },
    'Pasar hanya buka pada hari Minggu.',
    { topic: 'Isi teks', difficulty: 'medium', passage: 's1' },
  ],
  [
    {
      type: 'short_answer',
      prompt: 'Nilai $\\frac{3}{8}$ dalam desimal adalah ….',
      answer: { kind: 'number', value: 0.375, tolerance: 0 },
    },
    '',
    { topic: 'Pecahan', difficulty: 'easy' },
  ],
  [
    {
      type: 'short_answer',
      prompt: 'Ibu kota Provinsi Kalimantan Selatan adalah ….',
      answer: { kind: 'text', accepted: ['Banjarbaru', 'Kota Banjarbaru'] },
    },
    '',
    { difficulty: 'easy' },
  ],
  [
    {
      type: 'weighted_choice',
      prompt: 'Teman sekelompokmu terlambat mengerjakan bagiannya. Kamu ….',
      options: ['bertanya apa kendalanya', 'mengerjakan bagiannya', 'menunggu saja', 'melapor ke guru'],
      weights: [4, 3, 1, 2],
    },
    '',
  ],
]

const market = {
  id: 's1',
  title: 'Pasar Terapung',
  body: 'Pasar terapung dibuka setiap hari Minggu. Pembeli datang dengan perahu.',
  place,
}

/** A workbook to fill in. Its examples stand on a sheet of their own, so that nobody imports them. */
export function writeTemplate(): Uint8Array {
  const drafts = examples.map(
    ([question, explanation, more], at): Draft => ({
      id: `q${at + 1}`,
      number: at + 1,
      place,
      question,
      explanation,
      ...more,
    }),
  )
  return writeWorkbook([
    questionSheet('Soal', []),
    passageSheet([]),
    questionSheet('Contoh', drafts),
    { ...passageSheet([market]), name: 'Contoh bacaan' },
    guideSheet,
  ])
}
