import { expect, test } from 'vitest'
import { findReliability } from './reliability.ts'

test('reliability is what is left of the variance without error, and nothing where a figure lacks', () => {
  // Half of the variance of ability is error: the noise of an EAP is a quarter of it.
  const half = { weight: 2, square_error: 5000, b: 100 }
  const of = (sd: number | null, students = 30) => ({ sd, students })
  expect(findReliability(of(100), [half])).toBeCloseTo(0.75)
  expect(findReliability(of(100), [half, half])).toBeCloseTo(0.875)
  expect(findReliability(of(100), [half, { weight: 0, square_error: null, b: null }])).toBeCloseTo(0.75)
  expect(findReliability(of(20), [half])).toBe(0)
  expect(findReliability(of(null), [half])).toBeNull()
  expect(findReliability(of(100), [{ ...half, b: null }])).toBeNull()
  expect(findReliability(of(100), [])).toBeNull()
  expect(findReliability(of(100, 29), [half])).toBeNull()
})
