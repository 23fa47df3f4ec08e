import { readTally, type ScoreTally } from './tally-scores.ts'

/** Of one item, among the students who tried it. NaN where it says nothing: nobody tried, or all answered alike. */
export interface ItemStatistics {
  tried: number
  /** Share of all students who tried it. */
  exposure: number
  /** Share of right answers. */
  p: number
  /** Correlation with the number of right answers, and with that of the other items. */
  point_biserial: number
  corrected: number
  /** Share of right answers of the best 27 % less that of the weakest (Kelley 1939). */
  upper_lower: number
  /** Alpha of the test without this item. */
  alpha_if_deleted: number
}

/** Of the number of right answers; what is missing counts as wrong. */
export interface TestStatistics {
  students: number
  mean: number
  sd: number
  /** Cronbach's alpha (1951), which is KR-20 for right and wrong. */
  alpha: number
  /** Standard error of measurement, in right answers. */
  sem: number
}

const GROUP_SHARE = 0.27

interface Moments {
  count: number
  sum: number
  squares: number
}

function findMoments(counts: Float64Array): Moments {
  const moments = { count: 0, sum: 0, squares: 0 }
  for (const [total, count] of counts.entries()) {
    moments.count += count
    moments.sum += count * total
    moments.squares += count * total * total
  }
  return moments
}

/** Unbiased, by count - 1. */
const findVariance = ({ count, sum, squares }: Moments) => (squares - (sum * sum) / count) / (count - 1)

/** Variance of an item of 0 and 1, and its covariance with the total. */
function relate(all: Moments, right: Moments) {
  const share = right.count / all.count
  return {
    variance: (right.count - right.count * share) / (all.count - 1),
    covariance: (right.sum - share * all.sum) / (all.count - 1),
  }
}

export function describeTest(tally: ScoreTally): TestStatistics {
  const all = findMoments(tally.totals)
  const variance = findVariance(all)
  const alpha = findAlpha(tally.items, sumVariances(tally, all), variance)
  return {
    students: tally.students,
    mean: all.sum / all.count,
    sd: Math.sqrt(variance),
    alpha,
    sem: Math.sqrt(variance * (1 - alpha)),
  }
}

const findAlpha = (items: number, variances: number, variance: number) =>
  (items / (items - 1)) * (1 - variances / variance)

const sumVariances = (tally: ScoreTally, all: Moments) =>
  Array.from({ length: tally.items }, (_, item) =>
    relate(all, findMoments(readTally(tally, item).right)),
  ).reduce((sum, { variance }) => sum + variance, 0)

export function describeItems(tally: ScoreTally): ItemStatistics[] {
  const all = findMoments(tally.totals)
  const variance = findVariance(all)
  const variances = sumVariances(tally, all)
  const upper = weighBest(tally.totals)
  const lower = weighBest(tally.totals.toReversed()).toReversed()
  return Array.from({ length: tally.items }, (_, item) => {
    const { tried, right } = readTally(tally, item)
    const met = findMoments(tried)
    const hits = findMoments(right)
    const own = relate(met, hits)
    const total = findVariance(met)
    const whole = relate(all, hits)
    const without = variance - 2 * whole.covariance + whole.variance
    const rest = total - 2 * own.covariance + own.variance
    return {
      tried: met.count,
      exposure: met.count / tally.students,
      p: hits.count / met.count,
      point_biserial: own.covariance / Math.sqrt(own.variance * total),
      corrected: (own.covariance - own.variance) / Math.sqrt(own.variance * rest),
      upper_lower: findShare(upper, tried, right) - findShare(lower, tried, right),
      alpha_if_deleted: findAlpha(tally.items - 1, variances - whole.variance, without),
    }
  })
}

/**
 * Which share of the students of each total belongs to the best 27 %. Those at the border count in part, so the result
 * does not depend on who of them is listed first.
 */
function weighBest(totals: Float64Array): Float64Array {
  let open = GROUP_SHARE * totals.reduce((sum, count) => sum + count, 0)
  const weights = new Float64Array(totals.length)
  for (let total = totals.length - 1; total >= 0 && open > 0; total -= 1) {
    const count = totals[total] ?? 0
    if (count > 0) weights[total] = Math.min(1, open / count)
    open -= count
  }
  return weights
}

function findShare(weights: Float64Array, tried: Float64Array, right: Float64Array) {
  let met = 0
  let hits = 0
  for (const [total, weight] of weights.entries()) {
    met += weight * (tried[total] ?? 0)
    hits += weight * (right[total] ?? 0)
  }
  return hits / met
}

/** The middle of the times spent on an item, the mean of the two middle ones of an even number; NaN of none. */
export function findMedian(times: ArrayLike<number>): number {
  const ordered = Float64Array.from(times).toSorted()
  const middle = ordered.length / 2
  return ((ordered[Math.ceil(middle) - 1] ?? NaN) + (ordered[Math.floor(middle)] ?? NaN)) / 2
}
