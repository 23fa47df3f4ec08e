import { expect, test } from 'vitest'
import { studyYear } from './study-year.ts'

const small = { tryouts: 3, students: 600, scored: 20, seeded: 12, each: 4, growth: 0.1, seed: 800_100 }

test('what a bank does not know falls from try-out to try-out, and its scale stays', () => {
  const steps = studyYear(small)
  expect(steps.map(({ measured }) => measured)).toEqual([32, 44, 56])
  const errors = steps.map(({ error }) => error)
  expect(errors).toEqual(errors.toSorted((one, other) => other - one))
  expect(errors.at(-1)).toBeLessThan(0.7 * (errors[0] ?? 0))
  // Three errors of where 600 students stand, chained twice.
  for (const { drift } of steps) expect(Math.abs(drift)).toBeLessThan(25)
  expect(studyYear(small)).toEqual(steps)
})
