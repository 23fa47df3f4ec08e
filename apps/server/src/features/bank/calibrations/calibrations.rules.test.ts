import { expect, test } from 'vitest'
import { limits } from '../../../limits.ts'
import {
  type BandCount,
  countLevelLacks,
  describeBands,
  describeCounts,
  EDGES,
  rankUnknown,
  type Unknown,
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

test('topics take turns from what they have measured on, levels that lack most come first in each, and what was seen or doubted waits', () => {
  const make = (id: string, changes: Partial<Unknown> = {}): Unknown => ({
    id,
    topic_id: 'known',
    difficulty: 'hard',
    used: 0,
    is_practised: false,
    was_measured: false,
    is_doubted: false,
    ...changes,
  })
  const questions = [
    make('doubted', { is_doubted: true }),
    make('practised', { is_practised: true }),
    make('used', { used: 2, topic_id: null }),
    make('full', { difficulty: 'easy', topic_id: null }),
    make('b'),
    make('a'),
    make('new 2', { topic_id: 'new', difficulty: 'medium' }),
    make('new 1', { topic_id: 'new' }),
    make('no topic', { topic_id: null }),
  ]
  const ranked = rankUnknown(questions, {
    lacks: { easy: 0, medium: 1, hard: 3 },
    measured: new Map([['known', 1]]),
  })
  expect(ranked.map(({ id }) => id)).toEqual([
    'new 1',
    'no topic',
    'a',
    'new 2',
    'b',
    'full',
    'used',
    'practised',
    'doubted',
  ])
  expect(ranked.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(ranked[2]).toMatchObject({ topic_measured: 1, level_lacks: 3 })
})
