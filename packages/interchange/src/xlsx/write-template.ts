import { makeMultipleChoice } from '../kinds/multiple-choice/make.ts'
import { acceptNumber, acceptWords, makeShortAnswer } from '../kinds/short-answer/make.ts'
import { makeSingleChoice } from '../kinds/single-choice/make.ts'
import { makeTrueFalseTable, TRUE_FALSE } from '../kinds/true-false-table/make.ts'
import { makeWeightedChoice } from '../kinds/weighted-choice/make.ts'
import type { Question } from '../kinds/question.ts'
import type { DocumentQuestion } from '../model/draft.ts'
import { writeWorkbook } from './write-workbook.ts'
import { guideSheet, passageSheet, questionSheet } from './write-xlsx.ts'

const place = { position: 0 }

const examples: [question: Question, explanation: string, more?: Partial<DocumentQuestion>][] = [
  [
    makeSingleChoice(
      'Nilai $\\frac{3}{4}+\\frac{5}{6}$ adalah ….',
      ['$\\frac{8}{10}$', '$\\frac{19}{12}$', '$\\frac{15}{24}$', '$\\frac{2}{3}$'],
      1,
    ),
    'Samakan penyebutnya: $\\frac{9}{12}+\\frac{10}{12}=\\frac{19}{12}$.',
    { topic: 'Pecahan', difficulty: 'easy' },
  ],
  [
    makeMultipleChoice({
      prompt: 'Pilih semua bilangan prima.',
      options: ['21', '23', '27', '29'],
      key: [1, 3],
      credit: 'all_or_nothing',
    }),
    '21 dan 27 habis dibagi 3.',
    { topic: 'Bilangan', difficulty: 'medium' },
  ],
  [
    makeTrueFalseTable({
      prompt: 'Berdasarkan bacaan, tentukan apakah pernyataan berikut benar atau salah.',
      columns: TRUE_FALSE,
      statements: ['Pasar buka setiap hari.', 'Pembeli datang dengan perahu.'],
      key: [1, 0],
      credit: 'proportional',
    }),
    'Pasar hanya buka pada hari Minggu.',
    { topic: 'Isi teks', difficulty: 'medium', passage: 's1' },
  ],
  [
    makeShortAnswer('Nilai $\\frac{3}{8}$ dalam desimal adalah ….', acceptNumber(0.375, 0)),
    '',
    { topic: 'Pecahan', difficulty: 'easy' },
  ],
  [
    makeShortAnswer(
      'Ibu kota Provinsi Kalimantan Selatan adalah ….',
      acceptWords(['Banjarbaru', 'Kota Banjarbaru']),
    ),
    '',
    { difficulty: 'easy' },
  ],
  [
    makeWeightedChoice(
      'Teman sekelompokmu terlambat mengerjakan bagiannya. Kamu ….',
      ['bertanya apa kendalanya', 'mengerjakan bagiannya', 'menunggu saja', 'melapor ke guru'],
      [4, 3, 1, 2],
    ),
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
  const questions = examples.map(
    ([question, explanation, more], at): DocumentQuestion => ({
      id: `q${at + 1}`,
      number: at + 1,
      place,
      draft: { ...question, explanation, explanation_video_url: null },
      ...more,
    }),
  )
  return writeWorkbook([
    questionSheet('Soal', []),
    passageSheet([]),
    questionSheet('Contoh', questions),
    { ...passageSheet([market]), name: 'Contoh bacaan' },
    guideSheet,
  ])
}
