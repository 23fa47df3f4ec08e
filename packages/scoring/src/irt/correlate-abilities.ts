import { factorise } from './cholesky.ts'
import { findNoise } from './reliability.ts'
import type { Abilities } from './score-abilities.ts'

/** Abilities in one sub-test, scored with a standard normal prior; who did not take it is left out of what is found. */
export interface TakenAbilities extends Pick<Abilities, 'eap' | 'se'> {
  /** 1 for each student who took the sub-test. */
  taken: Uint8Array
}

/** Fewer students than this say nothing about a correlation. */
const LEAST_STUDENTS = 50

/** What abilities in the parts of an entrance exam correlate by where a run is too small to tell. */
export const TYPICAL_CORRELATION = 0.6

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

function correlatePair(one: TakenAbilities, other: TakenAbilities): number {
  const { count, x, y, xx, yy, xy, vx, vy } = sumTogether(one, other)
  if (count < LEAST_STUDENTS) return TYPICAL_CORRELATION
  const [variance_x, variance_y] = [(xx - (x * x) / count) / count, (yy - (y * y) / count) / count]
  const reliability = findShare(vx / count, variance_x) * findShare(vy / count, variance_y)
  const found = (xy - (x * y) / count) / count / Math.sqrt(variance_x * variance_y * reliability)
  return Number.isFinite(found) ? Math.min(1, Math.max(-1, found)) : TYPICAL_CORRELATION
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
 * has (Spearman 1904). Positive definite.
 */
export const correlateAbilities = (subTests: readonly TakenAbilities[]): number[][] =>
  reconcile(
    subTests.map((one, row) =>
      subTests.map((other, column) => (row === column ? 1 : correlatePair(one, other))),
    ),
  )
