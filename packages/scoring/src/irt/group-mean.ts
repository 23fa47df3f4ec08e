import { findPosterior } from './reliability.ts'

/** One sub-test of a group: what its students were given, and how abilities became it. */
interface GroupScores {
  /** In the total: 0 or more. */
  weight: number
  /** Mean score, and mean square of the standard errors, in points. */
  mean: number | null
  square_error: number | null
  /** The scale; null where right answers were counted. */
  scale: { a: number; b: number; scale_se?: number } | null
}

interface GroupMean {
  mean: number
  /** What the differences between students, and so the error of the mean, are to be multiplied by. */
  stretch: number
}

/**
 * The mean total of a group as plausible values give it (Mislevy 1991). Each score is drawn to the mean of the norm, and so is
 * the mean of a school: with a standard normal prior and v the mean posterior variance, a group at m is shown at (1 - v) m.
 * Undefined where a figure lacks: then the mean of scores is all there is.
 */
export function findGroupMean(subTests: readonly GroupScores[]): GroupMean | undefined {
  const counted = subTests.filter(({ weight }) => weight > 0)
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0)
  const found = { mean: 0, stretch: 0 }
  for (const { weight, mean, square_error, scale } of counted) {
    if (mean === null || square_error === null || scale === null) return undefined
    const left = 1 - findPosterior(square_error, scale)
    if (!(left > 0)) return undefined
    found.mean += (weight / whole) * (scale.a + (mean - scale.a) / left)
    found.stretch += weight / whole / left
  }
  return counted.length > 0 ? found : undefined
}
