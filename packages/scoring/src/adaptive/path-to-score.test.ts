import { expect, test } from 'vitest'
import { findProbability } from '../irt/item-response.ts'
import { findPathStep } from './path-to-score.ts'

const items = Array.from({ length: 30 }, (_, index) => ({ a: 1.1, d: -1.1 * ((index - 15) / 7), c: 0.2 }))
const part = { weight: 1, b: 100, theta: 0, items }
const right = (theta: number) => items.reduce((sum, item) => sum + findProbability(theta, item), 0)

test('a step is what the paper expects there, less what it expects now', () => {
  // Of seven equal sub-tests one must rise by 140 points to lift the total by 20.
  const step = findPathStep(20, 5, part, 7)
  expect(step?.questions).toBe(Math.round(right(1.4) - right(0)))
  expect(step?.low).toBe(Math.floor(right(1.05) - right(0)))
  expect(step?.high).toBe(Math.ceil(right(1.75) - right(0)))
})

test('a heavier sub-test needs fewer, and what is out of reach is not promised', () => {
  expect(findPathStep(20, 5, { ...part, weight: 2 }, 8)?.questions).toBeLessThan(
    findPathStep(20, 5, part, 8)?.questions ?? 0,
  )
  expect(findPathStep(80, 5, part, 7)).toBeNull()
  expect(findPathStep(50, 20, part, 7)?.high).toBeNull()
  expect(findPathStep(20, 5, { ...part, weight: 0 }, 7)).toBeNull()
})

test('a distance smaller than its error may be none', () => {
  expect(findPathStep(3, 10, part, 1)).toMatchObject({ questions: 1, low: 0 })
})
