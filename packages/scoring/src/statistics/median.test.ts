import { expect, test } from 'vitest'
import { median } from './median.ts'

test.each([
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 2, 8, 4], 6],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected)
})

test('the values keep their order', () => {
  const values = [3, 1, 2]
  median(values)
  expect(values).toEqual([3, 1, 2])
})
