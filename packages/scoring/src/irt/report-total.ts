import { combineAbilities, type SubTestAbility } from './combine-abilities.ts'
import type { ReportedScore } from './report-score.ts'

export interface WeighedAbility extends SubTestAbility {
  /** 0 or more, of the program or of a major. */
  weight: number
  /** As reported. */
  score: number
  /** Points to one unit of ability: the scale's B. */
  b: number
  /** What linking leaves open of the sub-test's scale, in SDs of ability. */
  scale_se?: number
}

const roundToHundredths = (number: number) => Math.round(number * 100) / 100

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * `mean`: the weighted mean of the scores shown. `joint`: what the answers to all sub-tests say of it together, which leaves the
 * best and the weakest nearer to what they can do, and cannot be checked by hand.
 */
export type TotalMethod = 'mean' | 'joint'

/** Sub-tests are linked by questions of their own, so their scales err independently. */
const findScaleSquare = (scores: readonly WeighedAbility[], points: readonly number[]) =>
  sum(scores.map(({ scale_se = 0 }, place) => ((points[place] ?? 0) * scale_se) ** 2))

/**
 * The total of sub-test scores. Abilities go together, so what one sub-test says counts for the others, and all scores are
 * drawn to the mean in the same direction: adding up the sub-tests' own errors would promise too much. The standard error is
 * the root mean square distance of the true total, given all answers, with that of the scale itself. `correlations` of the abilities, row by row in the order
 * of the scores. Undefined where no sub-test has a weight.
 */
export function reportTotal(
  scores: readonly WeighedAbility[],
  correlations: readonly (readonly number[])[],
  method: TotalMethod = 'mean',
): ReportedScore | undefined {
  const weight = sum(scores.map(score => score.weight))
  if (weight === 0) return undefined
  const total = sum(scores.map(score => score.weight * score.score)) / weight
  const points = scores.map(score => (score.weight * score.b) / weight)
  const { mean, variance } = combineAbilities(points, scores, correlations)
  const reported = sum(scores.map(({ ability }, place) => (points[place] ?? 0) * ability.eap))
  const off = mean - reported
  const spread = variance + findScaleSquare(scores, points)
  return method === 'joint'
    ? { score: roundToHundredths(total + off), se: roundToHundredths(Math.sqrt(spread)) }
    : { score: roundToHundredths(total), se: roundToHundredths(Math.hypot(off, Math.sqrt(spread))) }
}
