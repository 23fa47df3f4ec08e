import { expect, test } from 'vitest'
import { scoreAnswer } from '../../score-answer.ts'
import { SINGLE } from '../../testing/questions.ts'
import { validateAnswer } from '../../validate-answer.ts'

const key = { type: 'single_choice' as const, option_id: 'c' }

test('the right option earns everything, any other nothing', () => {
  expect(scoreAnswer(SINGLE, key, 'c')).toEqual({ credit: 1, outcome: 'correct' })
  expect(scoreAnswer(SINGLE, key, 'a')).toEqual({ credit: 0, outcome: 'wrong' })
  expect(scoreAnswer(SINGLE, key, null)).toEqual({ credit: 0, outcome: 'blank' })
})

test.each([
  ['c', undefined],
  ['z', 'unknown_part'],
  ['C', 'unknown_part'],
  ['', 'unknown_part'],
  [['c'], 'wrong_shape'],
  [{ c: 'c' }, 'wrong_shape'],
])('%j as an option id is %s', (value, problem) => {
  expect(validateAnswer(SINGLE, value)).toBe(problem)
})
