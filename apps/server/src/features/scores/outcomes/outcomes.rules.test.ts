import { expect, test } from 'vitest'
import { describeCalibration } from './outcomes.rules.ts'

test('nobody’s outcomes have no figures, and no bin that says anything', () => {
  const found = describeCalibration([])
  expect(found).toMatchObject({ told: 0, admitted: 0, brier: null, brier_base: null })
  for (const { count, told, admitted } of found.bins)
    expect({ count, told, admitted }).toMatchObject({ count: 0, told: null, admitted: null })
})

test('what was told stands beside what came of it, bin by bin, to three decimals', () => {
  const outcomes = [
    ...Array.from({ length: 3 }, (_, nth) => ({ chance: 0.25, admitted: nth === 0 })),
    ...Array.from({ length: 2 }, () => ({ chance: 0.85, admitted: true })),
  ]
  const found = describeCalibration(outcomes)
  expect(found).toMatchObject({ told: 5, admitted: 3 })
  const brier = (1 * 0.75 ** 2 + 2 * 0.25 ** 2 + 2 * 0.15 ** 2) / 5
  expect(found.brier).toBeCloseTo(brier, 3)
  const full = found.bins.filter(({ count }) => count > 0)
  expect(full.map(({ count, told, admitted }) => [count, told, admitted])).toEqual([
    [3, 0.25, 0.333],
    [2, 0.85, 1],
  ])
  for (const { from, to, told, low, high } of full) {
    expect(told).toBeGreaterThanOrEqual(from)
    expect(told).toBeLessThanOrEqual(to)
    expect(low).toBeLessThan(high ?? 0)
  }
})
