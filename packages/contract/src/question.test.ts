import { expect, test } from 'vitest'
import { MOST_WRITTEN } from './question/most-written.ts'
import { weightedChoice } from './question/weighted-choice.ts'
import { answerValue } from './question.ts'

const isAnswer = (value: unknown) => answerValue.safeParse(value).success

test.each([
  ['an option', 'b'],
  ['several options', ['a', 'c']],
  ['columns of statements', { s1: 'benar', s2: 'salah' }],
  ['words as typed', '12,5'],
])('%s is an answer', (_, value) => {
  expect(isAnswer(value)).toBe(true)
})

test.each([
  ['no words', ''],
  ['no option', []],
  ['no statement', {}],
  ['more options than there are', Array.from({ length: 9 }, () => 'a')],
  [
    'more statements than there are',
    Object.fromEntries(Array.from({ length: 11 }, (_, nth) => [`s${nth}`, 'a'])),
  ],
  ['what no part is called', ['A!']],
  ['more words than are kept', 'a'.repeat(MOST_WRITTEN + 1)],
  ['a number', 12.5],
])('%s is none', (_, value) => {
  expect(isAnswer(value)).toBe(false)
})

test('of weighted options one is worth something, and none more than ten', () => {
  const isKey = (weights: object) =>
    weightedChoice.key.safeParse({ type: 'weighted_choice', weights }).success
  expect(isKey({ a: 1, b: 5 })).toBe(true)
  expect(isKey({ a: 0, b: 1 })).toBe(true)
  expect(isKey({ a: 0, b: 0 })).toBe(false)
  expect(isKey({ a: 11 })).toBe(false)
  expect(isKey({ a: 2.5 })).toBe(false)
})
