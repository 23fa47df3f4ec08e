import { expect, test } from 'vitest'
import { studyPractice } from './study-practice.ts'

test('practice measures new questions without bias, and errors go with difficulty where it is used falsely', () => {
  const found = studyPractice({
    students: 400,
    known: 60,
    fresh: 20,
    sets: 16,
    rapid: 0.08,
    hinted: 0.1,
    shift: 0.15,
    seed: 860_100,
  })
  expect(found.guarded.measured).toBe(20)
  expect(Math.abs(found.guarded.bias)).toBeLessThan(0.25)
  // Authors alone are wrong by 0.8.
  expect(found.guarded.error).toBeLessThan(0.6)
  expect(found.guarded.within).toBeGreaterThan(0.5)
  expect(found.unguarded.tilt).toBeLessThan(found.guarded.tilt)
})
