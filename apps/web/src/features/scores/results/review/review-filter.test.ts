import { expect, test } from 'vitest'
import { filterQuestions, findNeighbour, findOpening } from './review-filter.ts'

const questions = [
  { outcome: 'correct' as const, flagged: true },
  { outcome: 'wrong' as const, flagged: false },
  { outcome: 'partial' as const, flagged: true },
  { outcome: 'blank' as const, flagged: false },
]

test.each([
  ['all', [0, 1, 2, 3]],
  ['sure', [1]],
  ['wrong', [1, 2]],
  ['flagged', [0, 2]],
  ['blank', [3]],
] as const)('the filter %s shows the questions %j', (filter, places) => {
  expect(filterQuestions(questions, filter)).toEqual(places)
})

test('a review opens at what was wrong though sure, where there is any', () => {
  expect(findOpening(questions)).toBe('sure')
  expect(findOpening(questions.filter(({ outcome }) => outcome !== 'wrong'))).toBe('all')
})

test('moving skips what the filter hides and stops at its ends', () => {
  expect(findNeighbour([1, 4, 6], 1, 1)).toBe(4)
  expect(findNeighbour([1, 4, 6], 5, -1)).toBe(4)
  expect(findNeighbour([1, 4, 6], 6, 1)).toBeNull()
  expect(findNeighbour([1, 4, 6], 1, -1)).toBeNull()
})
