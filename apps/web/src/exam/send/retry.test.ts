import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeDelay } from './retry.ts'

const silent = { busy: false, retry_after_ms: null }
const busy = { busy: true, retry_after_ms: null }

test('the delay doubles up to 15 seconds without an answer and 30 seconds from a busy server', () => {
  expect([1, 2, 3, 4, 5, 9].map(failures => computeDelay(failures, silent, 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 15_000, 15_000,
  ])
  expect([5, 6, 60].map(failures => computeDelay(failures, busy, 1))).toEqual([16_000, 30_000, 30_000])
})

test('the whole delay is drawn, so that a thousand phones do not come back together', () => {
  expect(computeDelay(6, busy, 0.5)).toBe(15_000)
  expect(computeDelay(6, busy, 0.1)).toBe(3_000)
})

test('Retry-After is never undercut', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.integer({ min: 0, max: 99_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (failures, retry_after_ms, random) => {
        expect(computeDelay(failures, { busy: true, retry_after_ms }, random)).toBeGreaterThan(retry_after_ms)
      },
    ),
  )
})
