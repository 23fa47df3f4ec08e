import { factorise } from './cholesky.ts'
import { findNoise } from './reliability.ts'
import type { Abilities } from './score-abilities.ts'

/** Abilities in one sub-test, scored with a standard normal prior; who did not take it is left out of what is found. */
export interface TakenAbilities extends Pick<Abilities, 'eap' | 'se'> {
  /** 1 for each student who took the sub-test. */
  taken: Uint8Array
}

/** What abilities in the parts of an entrance exam correlate by, before anything is known of these students. */
export const TYPICAL_CORRELATION = 0.6

/** How far the mean correlation of a paper lies from that, and a pair from the mean of its paper. SDs. */
const BETWEEN_PAPERS = 0.2
const BETWEEN_PAIRS = 0.15

/** Who are fewer say nothing about a correlation. */
const LEAST_STUDENTS = 4

interface Sums {
  count: number
  x: number
  y: number
  xx: number
  yy: number
  xy: number
  /** Posterior variances. */
  vx: number
  vy: number
}

function sumTogether(one: TakenAbilities, other: TakenAbilities): Sums {
  const sums = { count: 0, x: 0, y: 0, xx: 0, yy: 0, xy: 0, vx: 0, vy: 0 }
  for (let student = 0; student < one.eap.length; student += 1) {
    if (!one.taken[student] || !other.taken[student]) continue
    const x = one.eap[student] ?? 0
    const y = other.eap[student] ?? 0
    sums.count += 1
    sums.x += x
    sums.y += y
    sums.xx += x * x
    sums.yy += y * y
    sums.xy += x * y
    sums.vx += (one.se[student] ?? 0) ** 2
    sums.vy += (other.se[student] ?? 0) ** 2
  }
  return sums
}

/** The share of the variance of EAPs that is ability. */
const findShare = (posterior: number, variance: number) => 1 - findNoise(posterior) / variance

interface Pair {
  count: number
  /** Of the abilities, as these students show it. */
  value: number
  /** The share of it that EAPs show, whose error draws them to 0. */
  reliability: number
}

function correlatePair(one: TakenAbilities, other: TakenAbilities): Pair | undefined {
  const { count, x, y, xx, yy, xy, vx, vy } = sumTogether(one, other)
  if (count < LEAST_STUDENTS) return undefined
  const [variance_x, variance_y] = [(xx - (x * x) / count) / count, (yy - (y * y) / count) / count]
  const reliability = Math.sqrt(findShare(vx / count, variance_x) * findShare(vy / count, variance_y))
  const value = (xy - (x * y) / count) / count / Math.sqrt(variance_x * variance_y) / reliability
  return Number.isFinite(value) ? { count, value: Math.min(1, Math.max(-1, value)), reliability } : undefined
}

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Draws what was found, with its variance, to what was expected, with an SD: as far as the one is less sure than the other. */
const draw = (found: number, variance: number, expected: number, sd: number) =>
  expected + (sd ** 2 / (sd ** 2 + variance)) * (found - expected)

/** The mean of all pairs of a paper, by the variance of an intraclass correlation (Fisher 1925). */
function findCommon(pairs: readonly Pair[], size: number): number {
  if (pairs.length === 0) return TYPICAL_CORRELATION
  const [count, reliability] = [pairs.map(pair => pair.count), pairs.map(pair => pair.reliability)].map(
    findMean,
  )
  const shown = (reliability ?? 1) * TYPICAL_CORRELATION
  const error = ((1 - shown) * (1 + (size - 1) * shown)) / (reliability ?? 1)
  const variance = (2 * error ** 2) / (size * (size - 1) * ((count ?? 2) - 1))
  return draw(findMean(pairs.map(pair => pair.value)), variance, TYPICAL_CORRELATION, BETWEEN_PAPERS)
}

/** One pair, drawn to the mean of its paper. */
function settlePair(pair: Pair | undefined, common: number): number {
  if (!pair) return common
  const { count, value, reliability } = pair
  const variance = ((1 - (reliability * common) ** 2) / reliability) ** 2 / (count - 1)
  return draw(value, variance, common, BETWEEN_PAIRS)
}

const STEP = 0.95

/** Pairs found one by one may contradict each other; they are drawn to 0 together until they do not. */
function reconcile(correlations: number[][]): number[][] {
  const size = correlations.length
  const drawn = (share: number) =>
    correlations.map((row, one) => row.map((value, other) => (one === other ? 1 : share * value)))
  let share = 1
  while (!factorise(Float64Array.from(drawn(share).flat()), size)) share *= STEP
  return drawn(share)
}

/**
 * How the abilities themselves go together, row by row: the correlations of the EAPs, corrected for the error that each
 * has (Spearman 1904), and in small groups drawn to their mean and to what is typical (empirical Bayes, Morris 1983), since
 * what a class of thirty shows of a pair is mostly chance. Positive definite.
 */
export function correlateAbilities(subTests: readonly TakenAbilities[]): number[][] {
  const pairs = subTests.map((one, row) => subTests.slice(0, row).map(other => correlatePair(one, other)))
  const common = findCommon(
    pairs.flat().flatMap(pair => pair ?? []),
    subTests.length,
  )
  return reconcile(
    subTests.map((_, row) =>
      subTests.map((_, column) => {
        if (row === column) return 1
        return settlePair(pairs[Math.max(row, column)]?.[Math.min(row, column)], common)
      }),
    ),
  )
}
