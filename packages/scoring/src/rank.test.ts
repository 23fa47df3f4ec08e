import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addToHistogram, rankAll, rankInHistogram, type ScoreBucket } from './rank.ts'

const EMPTY: ScoreBucket[] = []
const build = (scores: number[]) => scores.reduce(addToHistogram, EMPTY)

test('a histogram counts equal scores together, highest first', () => {
  expect(build([50_000, 70_000, 50_000])).toEqual([
    { score_hundredths: 70_000, count: 1 },
    { score_hundredths: 50_000, count: 2 },
  ])
})

test.each([
  [900, { rank: 1, of: 4, percentile: 87.5 }],
  [800, { rank: 2, of: 4, percentile: 50 }],
  [700, { rank: 4, of: 4, percentile: 12.5 }],
  [750, { rank: 4, of: 4, percentile: 25 }],
])('%i among 900, 800, 800, 700 is %j', (score, rank) => {
  expect(rankInHistogram(build([800, 900, 700, 800]), score)).toEqual(rank)
})

test('one student alone is first, and nobody at all is no error', () => {
  expect(rankInHistogram(build([0]), 0)).toEqual({ rank: 1, of: 1, percentile: 50 })
  expect(rankInHistogram([], 500)).toEqual({ rank: 1, of: 0, percentile: 0 })
})

test('the earlier finish is listed first but equal scores share a rank', () => {
  const rows = [
    { name: 'Ani', score_hundredths: 800, finished_at_ms: 30 },
    { name: 'Budi', score_hundredths: 700, finished_at_ms: 10 },
    { name: 'Citra', score_hundredths: 800, finished_at_ms: 20 },
    { name: 'Dewi', score_hundredths: 900, finished_at_ms: 99 },
  ]
  expect(rankAll(rows).map(({ name, rank }) => [name, rank])).toEqual([
    ['Dewi', 1],
    ['Citra', 2],
    ['Ani', 2],
    ['Budi', 4],
  ])
})

const rows = fc.array(
  fc.record({ score_hundredths: fc.integer({ min: 0, max: 20 }), finished_at_ms: fc.nat(5) }),
  { maxLength: 60 },
)

test('rank, count and percentile agree with counting everybody one by one', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 0, max: 20 }), (finishes, score) => {
      const scores = finishes.map(({ score_hundredths }) => score_hundredths)
      const { rank, of, percentile } = rankInHistogram(build(scores), score)
      expect(rank).toBe(1 + scores.filter(other => other > score).length)
      expect(of).toBe(scores.length)
      const below = scores.filter(other => other < score).length
      const equal = scores.filter(other => other === score).length
      const share = of === 0 ? 0 : (100 * (below + equal / 2)) / of
      expect(Math.abs(percentile - share)).toBeLessThanOrEqual(0.05 + 1e-9)
    }),
  )
})

test('the list of all gives everybody the rank the histogram gives them', () => {
  fc.assert(
    fc.property(rows, finishes => {
      const histogram = build(finishes.map(({ score_hundredths }) => score_hundredths))
      const ranked = rankAll(finishes)
      for (const { rank, score_hundredths } of ranked)
        expect(rank).toBe(rankInHistogram(histogram, score_hundredths).rank)
    }),
  )
})

test('the list holds everybody once, by score, then by finish', () => {
  fc.assert(
    fc.property(rows, finishes => {
      // One number that grows down the list: a lower score outweighs any finish, which is 5 at most.
      const placeOf = (row: (typeof finishes)[number]) => row.finished_at_ms - 10 * row.score_hundredths
      const places = rankAll(finishes).map(placeOf)
      expect(places).toEqual(finishes.map(placeOf).sort((a, b) => a - b))
    }),
  )
})
