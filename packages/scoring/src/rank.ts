/** How many have exactly this score. Scores are whole hundredths (54578 is 545.78), so that equal means equal. */
export interface ScoreBucket {
  score_hundredths: number
  count: number
}

export interface Rank {
  rank: number
  of: number
  /** Share of the others who scored less, 0 to 100, one decimal; null among fewer than ten others, or above nobody. */
  percentile: number | null
}

export interface Finish {
  score_hundredths: number
  /** Epoch milliseconds. */
  finished_at_ms: number
}

/** A share of fewer people says nothing, and would name them. */
const FEWEST_PEERS = 10

const countAll = (buckets: readonly ScoreBucket[]) => buckets.reduce((total, { count }) => total + count, 0)

/** Returns a new histogram, highest score first, with one more of this score. */
export function addToHistogram(histogram: readonly ScoreBucket[], score_hundredths: number): ScoreBucket[] {
  const others = histogram.filter(bucket => bucket.score_hundredths !== score_hundredths)
  const same = histogram.filter(bucket => bucket.score_hundredths === score_hundredths)
  return [...others, { score_hundredths, count: countAll(same) + 1 }].sort(
    (a, b) => b.score_hundredths - a.score_hundredths,
  )
}

/**
 * Ranks a score among those of a histogram in any order: 1 is best, equal scores share a rank (1, 2, 2, 4). A score
 * that is not in the histogram gets the rank it would have; an empty histogram gives rank 1 of 0.
 */
export function rankInHistogram(histogram: readonly ScoreBucket[], score_hundredths: number): Rank {
  const of = countAll(histogram)
  const above = countAll(histogram.filter(bucket => bucket.score_hundredths > score_hundredths))
  const below = countAll(histogram.filter(bucket => bucket.score_hundredths < score_hundredths))
  const others = of - (of > above + below ? 1 : 0)
  const percentile = others < FEWEST_PEERS || below === 0 ? null : Math.floor((1000 * below) / others) / 10
  return { rank: above + 1, of, percentile }
}

/**
 * Lists rows in ranking order: score descending, then earlier finish, then as given. Equal scores share a rank
 * (1, 2, 2, 4); the finish decides who is listed first, never the rank.
 */
export function rankAll<T extends Finish>(rows: readonly T[]): (T & { rank: number })[] {
  const ordered = rows.toSorted(
    (a, b) => b.score_hundredths - a.score_hundredths || a.finished_at_ms - b.finished_at_ms,
  )
  let rank = 0
  let previous: number | undefined
  return ordered.map((row, index) => {
    if (row.score_hundredths !== previous) rank = index + 1
    previous = row.score_hundredths
    return { ...row, rank }
  })
}
