import { expect, test } from 'vitest'
import { describeMastery } from './practices.rules.ts'

const answers = (correct: number, wrong: number) => [
  ...Array.from({ length: correct }, () => 'correct' as const),
  ...Array.from({ length: wrong }, () => 'wrong' as const),
]

test.each([
  [0, 0, 'unknown'],
  [1, 0, 'unknown'],
  [4, 0, 'unknown'],
  [0, 4, 'unknown'],
  [5, 0, 'growing'],
  [0, 5, 'growing'],
  [6, 0, 'steady'],
  [18, 2, 'steady'],
  [15, 5, 'growing'],
])('%i right and %i wrong is %s', (correct, wrong, state) => {
  expect(describeMastery(answers(correct, wrong))).toMatchObject({ correct, of: correct + wrong, state })
})

test('only the newest twenty count, and the line lies around the share', () => {
  const told = describeMastery([...answers(20, 0), ...answers(0, 20)])
  expect(told).toMatchObject({ correct: 20, of: 20, state: 'steady' })
  expect(told.low).toBeLessThan(told.high)
})
