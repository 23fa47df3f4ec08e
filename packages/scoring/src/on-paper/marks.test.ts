import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalAnswers } from '../canonical-answers.ts'
import { listParts } from '../kinds/list-parts.ts'
import { answerTo, question } from '../testing/arbitraries.ts'
import { validateAnswer } from '../validate-answer.ts'
import { markSigns, readMark, writeMark } from './marks.ts'
import { listVariants, seedVariant } from './variants.ts'

const part = (id: string) => ({ id, html: '' })
const single = {
  type: 'single_choice' as const,
  prompt_html: '',
  options: ['a', 'b', 'c', 'd', 'e'].map(part),
}
const multiple = { ...single, type: 'multiple_choice' as const, credit: 'proportional' as const }
const table = {
  type: 'true_false_table' as const,
  prompt_html: '',
  columns: [
    { id: 'c1', label: 'Benar' },
    { id: 'c2', label: 'Salah' },
  ],
  statements: ['s1', 's2', 's3'].map(part),
  credit: 'proportional' as const,
}
const turned = ['c', 'a', 'e', 'b', 'd']

test.each([
  ['a', 'c'],
  [' B ', 'a'],
  ['', null],
  [' - ', null],
  ['F', undefined],
  ['AB', undefined],
  ['1', undefined],
])('the mark %j on a sheet that turns the options round is %j', (mark, value) => {
  expect(readMark(single, turned, mark)).toEqual(value)
})

test.each([
  ['a, c', ['c', 'e']],
  ['E', ['d']],
  ['AA', undefined],
  ['AF', undefined],
])('several letters: %j is %j', (mark, value) => {
  expect(readMark(multiple, turned, mark)).toEqual(value)
})

test.each([
  ['BSB', { s3: 'c1', s1: 'c2', s2: 'c1' }],
  ['b - s', { s3: 'c1', s2: 'c2' }],
  ['---', null],
  ['BS', undefined],
  ['BXB', undefined],
])('one sign for each statement: %j is %j', (mark, value) => {
  expect(readMark(table, ['s3', 's1', 's2'], mark)).toEqual(value)
})

test('columns that begin alike are told apart by number', () => {
  const alike = {
    ...table,
    columns: [
      { id: 'c1', label: 'Sesuai' },
      { id: 'c2', label: 'Salah' },
    ],
  }
  expect(markSigns(alike)).toEqual(['1', '2'])
  expect(readMark(alike, ['s1', 's2', 's3'], '121')).toEqual({ s1: 'c1', s2: 'c2', s3: 'c1' })
})

test('any answer to any question, written on a sheet of any order, is read back as it was', () => {
  const cases = question.chain(asked => {
    const ids = listParts(asked.content).map(({ id }) => id)
    const order = fc.shuffledSubarray(ids, { minLength: ids.length })
    return fc.tuple(fc.constant(asked.content), answerTo(asked), order)
  })
  fc.assert(
    fc.property(cases, ([content, value, ids]) => {
      const read = readMark(content, ids, writeMark(content, ids, value)) ?? null
      expect(canonicalAnswers(new Map([['q', read]]))).toBe(canonicalAnswers(new Map([['q', value]])))
    }),
  )
})

test('whatever is typed is either refused or an answer that may be stored', () => {
  const cases = question.chain(asked => fc.tuple(fc.constant(asked.content), fc.string({ maxLength: 30 })))
  const isStorable = fc.property(cases, ([content, mark]) => {
    const ids = listParts(content).map(({ id }) => id)
    const value = readMark(content, ids, mark) ?? null
    return value === null || validateAnswer(content, value) === undefined
  })
  expect(fc.check(isStorable).failed).toBe(false)
})

test('variants differ, and a try-out that shuffles nothing has one', () => {
  const shuffled = listVariants({ shuffle_questions: true, shuffle_options: false })
  const seeds = shuffled.map(variant => seedVariant('01a20000-0000-7000-8000-000000000001', variant))
  expect(new Set(seeds).size).toBe(4)
  expect(seeds.every(seed => seed === (seed | 0))).toBe(true)
  expect(listVariants({ shuffle_questions: false, shuffle_options: false })).toEqual(['A'])
})
