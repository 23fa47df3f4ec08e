import { expect, test } from 'vitest'
import { studyYear } from './study-year.ts'

const small = {
  tryouts: 3,
  students: 400,
  scored: 15,
  seeded: 8,
  each: 4,
  growth: 0.1,
  practising: 150,
  sets: 8,
  seed: 800_100,
}

test('what a bank does not know falls from try-out to try-out, and its scale stays', () => {
  const steps = studyYear(small)
  expect(steps.map(({ measured }) => measured)).toEqual([23, 31, 39])
  const errors = steps.map(({ error }) => error)
  expect(errors).toEqual(errors.toSorted((one, other) => other - one))
  expect(errors.at(-1)).toBeLessThan(0.7 * (errors[0] ?? 0))
  // Three errors of where 400 students stand, chained twice.
  for (const { drift } of steps) expect(Math.abs(drift)).toBeLessThan(30)
  expect(studyYear(small)).toEqual(steps)
})
