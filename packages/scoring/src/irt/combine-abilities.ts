import { factorise, solveFactored } from './cholesky.ts'
import type { Latent } from './quadrature.ts'

export interface SubTestAbility {
  /** EAP and posterior SD, by a standard normal prior. */
  ability: { eap: number; se: number }
  /** Mean and SD of ability in the student's group. */
  latent: Latent
}

/**
 * Mean and variance of a weighted sum of abilities, given the answers to all sub-tests. Each sub-test's likelihood is
 * taken as the normal one that turns the standard normal prior into its posterior; the prior of all is multivariate
 * normal (an empirical Bayes estimate, as Wainer et al. 2001 give for sub-scores). `correlations` row by row.
 */
export function combineAbilities(
  weights: readonly number[],
  subTests: readonly SubTestAbility[],
  correlations: readonly (readonly number[])[],
): { mean: number; variance: number } {
  const size = subTests.length
  const covariance = (one: number, other: number) =>
    (correlations[one]?.[other] ?? 0) * (subTests[one]?.latent.sd ?? 0) * (subTests[other]?.latent.sd ?? 0)
  // What the answers alone say: precision, and precision times estimate.
  const precisions = subTests.map(({ ability }) => Math.max(0, 1 / ability.se ** 2 - 1))
  const roots = precisions.map(Math.sqrt)
  const factor = new Float64Array(size * size)
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1)
      factor[row * size + column] =
        (roots[row] ?? 0) * (roots[column] ?? 0) * covariance(row, column) + (row === column ? 1 : 0)
  factorise(factor, size)
  const spread = (values: ArrayLike<number>) =>
    subTests.map((_, row) =>
      subTests.reduce((sum, _, column) => sum + covariance(row, column) * (values[column] ?? 0), 0),
    )
  const prior = spread(weights)
  const solved = Float64Array.from(prior, (value, place) => value * (roots[place] ?? 0))
  solveFactored(factor, size, solved)
  const known = spread(solved.map((value, place) => value * (roots[place] ?? 0)))
  const posterior = prior.map((value, place) => value - (known[place] ?? 0))
  const sum = (read: (place: number) => number) =>
    posterior.reduce((total, _, place) => total + read(place), 0)
  const mean = sum(place => {
    const { ability, latent } = subTests[place] ?? { ability: { eap: 0, se: 1 }, latent: { mean: 0, sd: 1 } }
    const surprise = ability.eap / ability.se ** 2 - (precisions[place] ?? 0) * latent.mean
    return (weights[place] ?? 0) * latent.mean + (posterior[place] ?? 0) * surprise
  })
  return {
    mean,
    variance: Math.max(
      0,
      sum(place => (weights[place] ?? 0) * (posterior[place] ?? 0)),
    ),
  }
}
