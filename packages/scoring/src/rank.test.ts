import { expect, test } from 'vitest'
import { rankByCounts } from './rank.ts'

const rankAmong = (scores: number[], own: number) =>
  rankByCounts({
    below: scores.filter(other => other < own).length,
    above: scores.filter(other => other > own).length,
    of: scores.length,
  })

test.each([
  [900, 1, 4],
  [800, 2, 4],
  [700, 4, 4],
  [750, 4, 4],
])('%i among 900, 800, 800, 700 has the rank %i', (score, rank, of) => {
  expect(rankAmong([800, 900, 700, 800], score)).toMatchObject({ rank, of })
})

const crowd = Array.from({ length: 300 }, (_, index) => index)

test.each([
  { title: 'the best of 301', scores: [...crowd, 999], score: 999, percentile: 100 },
  { title: 'the middle of 301', scores: [...crowd, 150.5], score: 150.5, percentile: 50.3 },
  { title: 'the second lowest of 301', scores: [...crowd, 0.5], score: 0.5, percentile: 0.3 },
  { title: 'the lowest of 301', scores: [...crowd, -1], score: -1, percentile: null },
  { title: 'all equal', scores: Array.from({ length: 301 }, () => 500), score: 500, percentile: null },
  { title: 'above nine others', scores: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], score: 10, percentile: null },
  { title: 'above ten others', scores: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], score: 11, percentile: 100 },
  { title: 'the only one', scores: [0], score: 0, percentile: null },
])('counts only those below: $title is above $percentile', ({ scores, score, percentile }) => {
  expect(rankAmong(scores, score).percentile).toBe(percentile)
})

test('nobody at all is no error', () => {
  expect(rankAmong([], 500)).toEqual({ rank: 1, of: 0, percentile: null })
})
