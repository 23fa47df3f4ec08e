import { expect, test } from 'vitest'
import { scoreAnswer } from '../../score-answer.ts'
import { MULTIPLE } from '../../testing/questions.ts'
import { validateAnswer } from '../../validate-answer.ts'

const key = { type: 'multiple_choice' as const, option_ids: ['a', 'c', 'd'] }
const STRICT = { ...MULTIPLE, credit: 'all_or_nothing' as const }

test.each([
  [['a', 'c', 'd'], 1, 'correct'],
  [['d', 'a', 'c'], 1, 'correct'],
  [['a', 'c'], 1 / 3, 'partial'],
  [['a', 'c', 'b'], (2 / 3 - 1 / 2) / 2, 'partial'],
  [['a', 'b'], 0, 'wrong'],
  [['b', 'e'], 0, 'wrong'],
  [['a', 'b', 'c', 'd', 'e'], 0, 'wrong'],
])('proportional: picking %j of keys a, c, d earns %d', (value, credit, outcome) => {
  expect(scoreAnswer(MULTIPLE, key, value)).toEqual({ credit, outcome })
})

test.each([
  [['c', 'd', 'a'], 1, 'correct'],
  [['a', 'c'], 0, 'wrong'],
  [['a', 'b', 'c', 'd'], 0, 'wrong'],
])('all or nothing: picking %j of keys a, c, d earns %d', (value, credit, outcome) => {
  expect(scoreAnswer(STRICT, key, value)).toEqual({ credit, outcome })
})

test.each([
  [['a', 'e'], undefined],
  [[], 'wrong_shape'],
  ['a', 'wrong_shape'],
  [{ a: 'b' }, 'wrong_shape'],
  [['a', 'z'], 'unknown_part'],
  [['a', 'a'], 'duplicate_part'],
])('%j as a set of option ids is %s', (value, problem) => {
  expect(validateAnswer(MULTIPLE, value)).toBe(problem)
})

test('a right option picked twice is not counted twice', () => {
  expect(scoreAnswer(MULTIPLE, key, ['a', 'a', 'a'])).toEqual({ credit: 0, outcome: 'wrong' })
})
