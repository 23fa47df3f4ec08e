import { expect, test } from 'vitest'
import { chooseWeights, weighScores } from './weigh-sub-tests.ts'

const subTests = [
  { code: 'PU', weight: 1 },
  { code: 'PK', weight: 2 },
  { code: 'PM', weight: 1 },
]

test('a major weighs sub-tests in its own way, or as the try-out does', () => {
  expect(chooseWeights(subTests, {})).toEqual([1, 2, 1])
  expect(chooseWeights(subTests, { PM: 3, PU: 0 })).toEqual([0, 1, 3])
})

test('scores are averaged by weight, without those that there are not', () => {
  expect(weighScores([500, 600, 700], [0, 1, 3])).toBe(675)
  expect(weighScores([500, null, 700], [1, 2, 1])).toBe(600)
  expect(weighScores([500, null, null], [0, 1, 1])).toBeNull()
})
