import { expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import {
  type BandCount,
  countLevelLacks,
  describeBands,
  describeCounts,
  EDGES,
} from './calibrations.rules.ts'

const count = (band: number | null, questions: number, changes: Partial<BandCount> = {}): BandCount => ({
  band,
  questions,
  by_practice: 0,
  former: 0,
  tried: 0,
  small: 0,
  fair: 0,
  old: 0,
  oldest_at: null,
  newest_at: null,
  ...changes,
})

test('bands lie one beside the other, open at both ends', () => {
  const bands = describeBands([], 10)
  expect(bands.map(({ from, to }) => [from, to])).toEqual([
    [null, -2],
    [-2, -1],
    [-1, 0],
    [0, 1],
    [1, 2],
    [2, null],
  ])
  expect(bands).toHaveLength(EDGES.length + 1)
})

test('from all bands together papers want what they take, and nothing where an even paper measures nothing', () => {
  const bands = describeBands([], 16)
  expect(bands.map(({ wanted }) => wanted)).toEqual([0, 9, 15, 15, 9, 0])
  expect(bands.reduce((sum, { wanted }) => sum + wanted, 0)).toBe(limits.bankPapers * 16)
})

test('questions are counted in their band, and what is not measured in none', () => {
  const bands = describeBands([count(1, 4), count(1, 2), count(null, 9)], 16)
  expect(bands.map(({ measured }) => measured)).toEqual([0, 6, 0, 0, 0, 0])
})

test('a level lacks what the bands lack where its questions usually lie', () => {
  const bands = describeBands([count(1, 9), count(2, 10), count(3, 99)], 16)
  expect(countLevelLacks(bands)).toEqual({ easy: 5, medium: 5, hard: 9 })
})

test('a subject is told in a few numbers', () => {
  const counts = [
    count(1, 5, {
      small: 2,
      fair: 1,
      old: 1,
      oldest_at: '2026-02-01',
      newest_at: '2026-10-01',
      by_practice: 1,
    }),
    count(2, 4, { small: 1, fair: 3, oldest_at: '2026-01-01', newest_at: '2026-03-01', former: 2 }),
    count(null, 7, { tried: 3, oldest_at: '2020-01-01' }),
  ]
  expect(describeCounts(counts, describeBands(counts, 16))).toEqual({
    questions: 16,
    measured: 9,
    by_practice: 1,
    former: 2,
    tried: 3,
    errors: { small: 3, fair: 4, large: 2 },
    old: 1,
    oldest_at: '2026-01-01',
    newest_at: '2026-10-01',
    lacks: 48 - 9,
  })
})

test('a subject without questions has no times', () => {
  expect(describeCounts([], [])).toMatchObject({
    questions: 0,
    measured: 0,
    oldest_at: null,
    newest_at: null,
    lacks: 0,
  })
})
