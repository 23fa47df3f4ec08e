import type { Scale } from '../score-attempt.ts'

/** A and B of a sub-test, fixed on its norm group so that later try-outs, linked to it, can be compared. */
export interface NormScale extends Scale {
  a: number
  b: number
}

export interface ReportedScore {
  score: number
  /** Standard error in points of the scale: B times that of the ability. */
  se: number
}

const roundToHundredths = (number: number) => Math.round(number * 100) / 100

/** Brings an ability to the scale: A + B theta, clipped to its floor and ceiling, two decimals. */
export function reportScore(
  ability: { eap: number; se: number },
  { a, b, min, max }: NormScale,
): ReportedScore {
  const score = Math.min(max, Math.max(min, a + b * ability.eap))
  return { score: roundToHundredths(score), se: roundToHundredths(b * ability.se) }
}

/**
 * A and B that give the norm group this mean and SD. EAPs vary less than abilities do (SD 0.84 to 0.89 with 20 to 30
 * items), so B is larger than the SD wanted. Throws a RangeError for fewer than two students or equal abilities.
 */
export function fitNormScale(
  eap: Float64Array,
  wanted: { mean: number; sd: number },
): { a: number; b: number } {
  const mean = eap.reduce((sum, value) => sum + value, 0) / eap.length
  const sd = Math.sqrt(eap.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (eap.length - 1))
  if (!(sd > 0)) throw new RangeError('A norm group needs students of different ability')
  const b = wanted.sd / sd
  return { a: wanted.mean - b * mean, b }
}

/**
 * Mean and SD that the norm group is given: 500 and 100 on the scale of 200 to 1000, which fits what UTBK publishes, and
 * the same places on any other.
 */
export function findWantedNorm({ scale_min, scale_max }: { scale_min: number; scale_max: number }) {
  const width = scale_max - scale_min
  return { mean: scale_min + 0.375 * width, sd: 0.125 * width }
}
