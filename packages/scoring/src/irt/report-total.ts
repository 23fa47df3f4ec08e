import { combineAbilities, type SubTestAbility } from './combine-abilities.ts'
import type { ReportedScore } from './report-score.ts'

export interface WeighedAbility extends SubTestAbility {
  /** 0 or more, of the program or of a major. */
  weight: number
  /** As reported. */
  score: number
  /** Points to one unit of ability: the scale's B. */
  b: number
}

const roundToHundredths = (number: number) => Math.round(number * 100) / 100

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/**
 * The weighted mean of sub-test scores, those shown, so that anybody can check it by hand. Its standard error is the root
 * mean square distance of the true total from it, given the answers to all sub-tests. Abilities go together, so what one
 * sub-test says counts for the others, and all scores are drawn to the mean in the same direction: adding up the
 * sub-tests' own errors would promise too much. `correlations` of the abilities, row by row in the order of the scores.
 * Undefined where no sub-test has a weight.
 */
export function reportTotal(
  scores: readonly WeighedAbility[],
  correlations: readonly (readonly number[])[],
): ReportedScore | undefined {
  const weight = sum(scores.map(score => score.weight))
  if (weight === 0) return undefined
  const total = sum(scores.map(score => score.weight * score.score)) / weight
  const points = scores.map(score => (score.weight * score.b) / weight)
  const { mean, variance } = combineAbilities(points, scores, correlations)
  const reported = sum(scores.map(({ ability }, place) => (points[place] ?? 0) * ability.eap))
  return {
    score: roundToHundredths(total),
    se: roundToHundredths(Math.hypot(mean - reported, Math.sqrt(variance))),
  }
}
