import { questionDraft, type QuestionType } from '@gerbang/contract/question.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { WritableFormat } from '../formats.ts'
import { readDocument } from '../read-document.ts'
import { questionsOf } from '../testing/arbitrary-bank.ts'
import { ask, bankOf, png } from '../testing/small-bank.ts'
import { splitAiken } from '../aiken/split-aiken.ts'
import { createItemReader } from '../model/item-reader.ts'
import { writeDocument } from '../write-document.ts'
import { describeQuestion, findLack, listXlsxNames, readAikenKind, readXlsxKind } from './kinds.ts'
import { makeMultipleChoice } from './multiple-choice/make.ts'
import { makeEssay } from './essay/make.ts'
import { makeShortAnswer } from './short-answer/make.ts'
import { makeSingleChoice } from './single-choice/make.ts'
import { asQuestion, type Question } from './question.ts'
import { makeTrueFalseTable, TRUE_FALSE } from './true-false-table/make.ts'
import { makeWeightedChoice } from './weighted-choice/make.ts'

const kinds = Object.keys(questionsOf) as QuestionType[]
const formats: WritableFormat[] = ['docx', 'xlsx', 'gift', 'moodle_xml', 'qti']
const cases = kinds.flatMap(kind => formats.map(format => [kind, format] as const))

const pictures = [{ ...png, name: 'gambar-1.png' }]

test.each(cases)('a question of the kind %s is read from %s as it was written', (kind, format) => {
  fc.assert(
    fc.property<[Question]>(questionsOf[kind], question => {
      const written = writeDocument(format, bankOf([ask(question)], { pictures }))
      const { questions, errors } = readDocument(written, 'bank')
      expect(errors).toEqual([])
      expect(questions.map(({ draft }) => asQuestion(draft))).toEqual([question])
    }),
    { numRuns: 20 },
  )
})

test.each(kinds)('a question of the kind %s is a draft of the contract, and lacks nothing', kind => {
  fc.assert(
    fc.property<[Question]>(questionsOf[kind], question => {
      const draft = { ...question, explanation: '', explanation_video_url: null }
      expect(questionDraft.safeParse(draft).error).toBeUndefined()
      expect(findLack(question)).toBeUndefined()
    }),
    { numRuns: 20 },
  )
})

const prompt = 'Apa?'
const options = ['x', 'y']
const credit = 'proportional'
const table = { prompt, columns: TRUE_FALSE, statements: options, credit } as const

const unkeyed: [kind: QuestionType, question: Question][] = [
  ['single_choice', makeSingleChoice(prompt, options, null)],
  ['multiple_choice', makeMultipleChoice({ prompt, options, key: [], credit })],
  ['weighted_choice', makeWeightedChoice(prompt, options, [null, null])],
  ['true_false_table', makeTrueFalseTable({ ...table, key: [null, null] })],
  ['short_answer', makeShortAnswer(prompt, null)],
  ['essay', makeEssay({ prompt, guide: '' })],
]

test.each(unkeyed)('a question of the kind %s that nobody has keyed has no key', (_, question) => {
  expect(question.key).toBeNull()
  expect(findLack(question)).toMatch(/belum ada/)
})

test.each(unkeyed.flatMap(([kind, question]) => formats.map(format => [kind, format, question] as const)))(
  'a question of the kind %s without a key is read from %s without one, and told',
  (_, format, question) => {
    const { questions, errors } = readDocument(writeDocument(format, bankOf([ask(question)])), 'bank')
    expect(questions.every(({ draft }) => draft.key === null)).toBe(true)
    expect(questions.length === 0 || errors.length > 0).toBe(true)
  },
)

test('the rows that a document names are kept where others lack', () => {
  const truths = makeTrueFalseTable({ ...table, key: [null, 1] })
  expect(truths.key).toEqual({ type: 'true_false_table', column_ids: { s2: 'c2' } })
  const weights = makeWeightedChoice(prompt, options, [null, 3])
  expect(weights.key).toEqual({ type: 'weighted_choice', weights: { b: 3 } })
  expect([findLack(truths), findLack(weights)]).not.toContain(undefined)
})

test('a key of another kind is none', () => {
  const { content } = makeSingleChoice(prompt, options, 0)
  const { key } = makeShortAnswer(prompt, { kind: 'text', accepted: ['x'] })
  expect(asQuestion({ content, key }).key).toBeNull()
})

test.each<[question: Question, key: string]>([
  [makeSingleChoice(prompt, options, 1), 'B'],
  [makeMultipleChoice({ prompt, options, key: [0, 1], credit }), 'A, B'],
  [makeWeightedChoice(prompt, options, [5, null]), 'A = 5, B = ?'],
  [makeTrueFalseTable({ ...table, key: [0, null] }), 'Benar, ?'],
  [makeShortAnswer(prompt, { kind: 'number', value: 2.5, tolerance: 0 }), '2.5'],
  [makeShortAnswer(prompt, { kind: 'text', accepted: ['x', 'y'] }), 'x; y'],
  [makeEssay({ prompt, guide: 'Alasan (4 poin)\n\nKarena x.' }), 'Karena x.'],
])('a key in words', (question, key) => {
  expect(describeQuestion(question).key).toBe(key)
})

const row = { prompt, options, key: 'A', columns: '', tolerance: '', credit: '' }

test('every name that a sheet offers means a kind of its own, and every kind has one', () => {
  const named = listXlsxNames().map(kind => readXlsxKind({ ...row, kind })?.content.type)
  expect(new Set(listXlsxNames()).size).toBe(named.length)
  expect(new Set(named)).toEqual(new Set(kinds))
})

test.each([
  ['Isian pilihan', 'short_answer'],
  ['Pilihan ganda kompleks berbobot', 'multiple_choice'],
  ['Pilihan berbobot', 'weighted_choice'],
  ['Pernyataan pilihan', 'true_false_table'],
  ['PG', 'single_choice'],
])('a name that could mean two kinds, “%s”, means %s', (kind, type) => {
  expect(readXlsxKind({ ...row, kind })?.content.type).toBe(type)
})

test('a name that no kind has is nobody’s', () => {
  expect(readXlsxKind({ ...row, kind: 'Teka-teki' })).toBeUndefined()
})

test('Aiken knows single choices, and nothing else', () => {
  const [item, odd] = splitAiken('Apa?\nA. x\nB. y\nANSWER: A\nJelaskan!\nANSWER: A')
  const reader = createItemReader()
  expect(item && readAikenKind(item, reader)?.content.type).toBe('single_choice')
  expect(odd && readAikenKind(odd, reader)).toBeUndefined()
})
