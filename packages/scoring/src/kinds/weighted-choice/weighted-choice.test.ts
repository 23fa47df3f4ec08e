import { expect, test } from 'vitest'
import { fitsQuestion } from '../../fits-question.ts'
import { scoreAnswer } from '../../score-answer.ts'
import { scoreSubTest } from '../../score-sub-test.ts'
import { SINGLE } from '../../testing/questions.ts'
import { validateAnswer } from '../../validate-answer.ts'

const WEIGHTED = { ...SINGLE, type: 'weighted_choice' as const }
const key = { type: 'weighted_choice' as const, weights: { a: 5, b: 4, c: 3, d: 1, e: 0 } }

test.each([
  ['a', 1, 'correct'],
  ['b', 0.8, 'partial'],
  ['d', 0.2, 'partial'],
  ['e', 0, 'wrong'],
  [null, 0, 'blank'],
])('choosing %j of options worth 5, 4, 3, 1 and 0 earns %d', (value, credit, outcome) => {
  expect(scoreAnswer(WEIGHTED, key, value)).toEqual({ credit, outcome })
})

test('a question of five points gives each option what it is worth, to the last digit', () => {
  const items = ['q1', 'q2', 'q3'].map(question_id => ({
    question_id,
    content: WEIGHTED,
    key,
    points: 5,
    voided: false,
  }))
  const answers = new Map([
    ['q1', 'b'],
    ['q2', 'd'],
  ])
  expect(scoreSubTest(items, answers, { kind: 'points' })).toMatchObject({ raw: 5, max: 15, blank: 1 })
})

test.each([
  ['all options', { a: 5, b: 4, c: 3, d: 1, e: 0 }, true],
  ['one option too few', { a: 5, b: 4, c: 3, d: 1 }, false],
  ['an option that is not there', { a: 5, b: 4, c: 3, d: 1, z: 0 }, false],
])('weights of %s fit or not', (_, weights, fits) => {
  expect(fitsQuestion(WEIGHTED, { ...key, weights })).toBe(fits)
})

test.each([
  ['c', undefined],
  ['z', 'unknown_part'],
  ['constructor', 'unknown_part'],
  [['c'], 'wrong_shape'],
])('%j as an option id is %s', (value, problem) => {
  expect(validateAnswer(WEIGHTED, value)).toBe(problem)
})
