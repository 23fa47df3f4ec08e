import type { ScoringMethod } from '@gerbang/contract/exam/tryouts.ts'
export interface SubTestResult {
  weight: number
  raw: number
  max: number
}

/** The reported range, e.g. 0–100, or 200–1000 as in UTBK. */
export interface Scale {
  min: number
  max: number
}

export interface AttemptScore {
  total: number
  /** In the order given; `scaled` is null for a sub-test whose questions are all voided. */
  sub_tests: { scaled: number | null }[]
}

const roundToHundredths = (number: number) => Math.round(number * 100) / 100

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function scaleRaw(raw: number, max: number, scale: Scale) {
  const scaled = scale.min + ((scale.max - scale.min) * raw) / max
  return roundToHundredths(Math.min(scale.max, Math.max(scale.min, scaled)))
}

/** Averages the rounded scores, those the student sees, so that anybody can check the total by hand. */
function averageByWeight(counted: SubTestResult[], scale: Scale) {
  const weight = sum(counted.map(subTest => subTest.weight))
  if (weight === 0) return scale.min
  const weighted = counted.map(({ weight, raw, max }) => weight * scaleRaw(raw, max, scale))
  return roundToHundredths(sum(weighted) / weight)
}

/**
 * Brings the sub-tests of an attempt to the scale, clipped to its ends and rounded to 2 decimals. `raw` scales the sum
 * of all marks; `weighted` averages the scaled sub-tests by weight (0 or more). A sub-test with max 0 is left out;
 * where nothing is left to count, the total is `scale.min`, as it is for a blank attempt.
 */
export function scoreAttempt(
  subTests: readonly SubTestResult[],
  scoring: Exclude<ScoringMethod, 'irt'>,
  scale: Scale,
): AttemptScore {
  const counted = subTests.filter(subTest => subTest.max > 0)
  const max = sum(counted.map(subTest => subTest.max))
  const raw = sum(counted.map(subTest => subTest.raw))
  const rawTotal = max > 0 ? scaleRaw(raw, max, scale) : scale.min
  return {
    total: scoring === 'raw' ? rawTotal : averageByWeight(counted, scale),
    sub_tests: subTests.map(({ raw, max }) => ({ scaled: max > 0 ? scaleRaw(raw, max, scale) : null })),
  }
}
