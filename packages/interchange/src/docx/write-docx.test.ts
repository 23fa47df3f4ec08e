import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { makeMultipleChoice } from '../kinds/multiple-choice/make.ts'
import type { Question } from '../kinds/question.ts'
import { acceptNumber, acceptWords, makeShortAnswer } from '../kinds/short-answer/make.ts'
import { makeSingleChoice } from '../kinds/single-choice/make.ts'
import { makeTrueFalseTable } from '../kinds/true-false-table/make.ts'
import { makeWeightedChoice } from '../kinds/weighted-choice/make.ts'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import type { Bank } from '../model/draft.ts'
import { readDocument } from '../read-document.ts'
import { describeQuestions } from '../testing/describe-questions.ts'
import { ask, bankOf, decode, passage, png } from '../testing/small-bank.ts'
import { openDocument } from './open-document.ts'
import { listSource } from './list-source.ts'
import { writeDocx } from './write-docx.ts'

/** Line by line, as somebody reads it in Word. */
const show = (bank: Bank) =>
  listSource(openDocument(writeDocx(bank), DEFAULT_LIMITS).items).map(({ text }) => text)

const prompt = 'Apa?'
const options = ['x', 'y']

test.each<[kind: string, question: Question, lines: string[]]>([
  ['single_choice', makeSingleChoice(prompt, options, 1), ['1. Apa?', 'A. x', 'B. y', '**Kunci:** B']],
  ['single_choice without a key', makeSingleChoice(prompt, options, null), ['1. Apa?', 'A. x', 'B. y']],
  [
    'multiple_choice',
    makeMultipleChoice({ prompt, options, key: [0, 1], credit: 'proportional' }),
    [
      '1. Apa?',
      'A. x',
      'B. y',
      '**Kunci:** A, B',
      '**Tipe soal:** pilihan ganda kompleks',
      '**Penilaian:** sebanding',
    ],
  ],
  [
    'weighted_choice',
    makeWeightedChoice(prompt, options, [5, null]),
    ['1. Apa?', 'A. x', 'B. y', '**Nilai opsi:** A = 5, B = ?'],
  ],
  [
    'true_false_table',
    makeTrueFalseTable({
      prompt,
      columns: ['Fakta', 'Opini'],
      statements: options,
      key: [0, 1],
      credit: 'all_or_nothing',
    }),
    [
      '1. Apa?',
      'Pernyataan \\| Fakta \\| Opini',
      'x \\| ✓',
      'y \\| ✓',
      '**Tipe soal:** tabel pernyataan',
      '**Penilaian:** semua benar',
    ],
  ],
  [
    'a number',
    makeShortAnswer(prompt, acceptNumber(2.5, 0.1)),
    ['1. Apa?', '**Jawaban:** 2,5', '**Tipe soal:** isian angka', '**Toleransi:** 0,1'],
  ],
  [
    'words',
    makeShortAnswer(prompt, acceptWords(['Tokyo', 'Edo'])),
    ['1. Apa?', '**Jawaban:** Tokyo; Edo', '**Tipe soal:** isian teks'],
  ],
  ['no answer', makeShortAnswer(prompt, null), ['1. Apa?', '**Tipe soal:** isian']],
])('a question of the kind %s stands in Word as a teacher writes it', (_, question, lines) => {
  expect(show(bankOf([ask(question)], { title: '' }))).toEqual(lines)
})

const choice = makeSingleChoice(prompt, options, 0)

test('what is said of a question stands below it', () => {
  const question = ask(choice, { topic: 'Aljabar', difficulty: 'hard' })
  const explained = { ...question, draft: { ...question.draft, explanation: 'Karena x.\n\nLihat juga y.' } }
  expect(show(bankOf([explained])).slice(-5)).toEqual([
    '**Topik:** Aljabar',
    '**Tingkat:** sulit',
    '**Pembahasan:**',
    'Karena x.',
    'Lihat juga y.',
  ])
})

test('questions of one passage stand together below it, whatever their order was', () => {
  const questions = [
    ask(choice, { id: 'q1', passage: 's1' }),
    ask(choice, { id: 'q2', number: 2 }),
    ask(choice, { id: 'q3', number: 3, passage: 's1' }),
  ]
  const lines = show(bankOf(questions, { passages: [passage] }))
  expect(lines[1]).toBe('**Bacaan untuk soal nomor 1–2: Pasar**')
  const result = readDocument(writeDocx(bankOf(questions, { passages: [passage] })), 'bank.docx')
  expect(result.questions.map(each => each.passage)).toEqual(['s1', 's1', undefined])
})

test('sub-tests are headings where there are several', () => {
  const questions = ['Literasi', 'Literasi', 'Penalaran'].map((section, at) =>
    ask(choice, { id: `q${at + 1}`, number: at + 1, section }),
  )
  expect(show(bankOf(questions)).filter(text => /Literasi|Penalaran/.test(text))).toEqual([
    '**Literasi**',
    '**Penalaran**',
  ])
  expect(show(bankOf(questions.slice(0, 2)))).not.toContain('**Literasi**')
})

test('lists in a text count from where they begin', () => {
  const lines = show(
    bankOf([ask(makeSingleChoice('Perhatikan!\n\n3. a\n4. b\n\n- c', options, 0))], { title: '' }),
  )
  expect(lines.slice(0, 4)).toEqual(['1. Perhatikan!', '3) a', '4) b', '• c'])
})

test('what reads like a label inside a text is none', () => {
  const odd = 'Baca!\n\nKunci: C\n\nA. bukan opsi'
  const result = readDocument(writeDocx(bankOf([ask(makeSingleChoice(odd, options, 1))])), 'bank.docx')
  expect(describeQuestions(result)).toEqual(['1 B: Baca! / Kunci: C / A. bukan opsi | x | y'])
})

test('a picture is part of the file, and one that is gone keeps its place in words', () => {
  const question = ask(makeSingleChoice('Lihat ![Peta](peta.png)', options, 0))
  const files = unzipSync(writeDocx(bankOf([question], { pictures: [png] })))
  expect(files['word/media/peta.png']).toEqual(png.bytes)
  expect(decode(files['[Content_Types].xml'] ?? new Uint8Array())).toContain(
    '<Default Extension="png" ContentType="image/png"/>',
  )
  expect(show(bankOf([question]))[1]).toMatch(/^1\. Lihat .*gambar: Peta/)
})

const write = (source: string) => {
  const files = unzipSync(writeDocx(bankOf([ask(makeSingleChoice(source, options, 0))])))
  return decode(files['word/document.xml'] ?? new Uint8Array())
}

test('equations can be edited; LaTeX that nobody can set stays LaTeX', () => {
  expect(write('$\\frac{1}{2}$')).toContain('<m:f>')
  expect(write('$\\tidakada{x}$')).toContain('$\\tidakada{x}$')
})
