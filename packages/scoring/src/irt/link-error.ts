import type { ItemParameters } from './item-response.ts'
import type { AnchorPair, Link } from './link-scales.ts'

/**
 * Standard error of where a new group stands on the base's scale, in SDs of ability: the jackknife over anchors (Haberman, Lee &
 * Qian 2009). It holds what both calibrations leave open and what anchors move by without being dropped. Everybody is off by
 * the same, so it tells nothing of how students differ among themselves.
 */
export function findLinkError(
  anchors: readonly AnchorPair[],
  findLink: (anchors: readonly AnchorPair[]) => Link,
): number {
  const shifts = anchors.map((_, left) => findLink(anchors.filter((_, index) => index !== left)).s)
  const mean = shifts.reduce((sum, shift) => sum + shift, 0) / shifts.length
  const squares = shifts.reduce((sum, shift) => sum + (shift - mean) ** 2, 0)
  return Math.sqrt(((shifts.length - 1) / shifts.length) * squares)
}

/** The same where questions are held and too few sit them to tell anything: by their own errors, as far as each tells abilities. */
export function findHeldError(held: readonly (ItemParameters & { se_b?: number })[]): number {
  const whole = held.reduce((sum, { a }) => sum + a ** 2, 0)
  return Math.sqrt(held.reduce((sum, { a, se_b = 0 }) => sum + ((a ** 2 / whole) * se_b) ** 2, 0))
}
