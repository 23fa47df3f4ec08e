import type { Estimates } from './estimates.ts'

const findLength = (vector: Float64Array) => Math.sqrt(vector.reduce((sum, part) => sum + part * part, 0))

/**
 * Extrapolates three successive EM estimates by squared extrapolation, scheme S3 of SQUAREM (Varadhan & Roland 2008,
 * https://doi.org/10.1111/j.1467-9469.2007.00585.x). Undefined where it would go no further than EM itself. The point
 * may be worse than the last estimates: whoever calls compares their objectives.
 */
export function extrapolate(first: Estimates, second: Estimates, third: Estimates): Estimates | undefined {
  const change = second.map((value, index) => subtract(value, first[index] ?? 0))
  const bend = third.map((value, index) => subtract(value, second[index] ?? 0) - (change[index] ?? 0))
  const length = findLength(change) / findLength(bend)
  if (!(length > 1) || !Number.isFinite(length)) return undefined
  return first.map(
    (value, index) => value + 2 * length * (change[index] ?? 0) + length ** 2 * (bend[index] ?? 0),
  )
}

/** A held logit of 0 is infinite, and infinity less itself is no number. */
const subtract = (a: number, b: number) => (a === b ? 0 : a - b)
