import { NEGLIGIBLE } from './posterior.ts'
import { type Latent, NODE_COUNT, NODES } from './quadrature.ts'

export interface SubTestAbility {
  /** EAP and posterior SD, by a standard normal prior. */
  ability: { eap: number; se: number }
  /** Mean and SD of ability in the student's group. */
  latent: Latent
  /** Logarithm of the chance of the answers at each node. Without it the normal one that leads to `ability` is taken. */
  likelihood?: Float64Array | undefined
}

/** A normal density without its height: precision, and precision times mean. A factor of one may have a precision below 0. */
interface Normal {
  precision: number
  pull: number
}

const STEP = (NODES[1] ?? 0) - (NODES[0] ?? 0)

/** An SD smaller than half of what lies between two nodes is not seen by them. */
const LEAST_VARIANCE = (STEP / 2) ** 2

/** What an ability has to be multiplied by, so that this mean and variance come out. */
const divide = (mean: number, variance: number, { precision, pull }: Normal): Normal => ({
  precision: 1 / variance - precision,
  pull: mean / variance - pull,
})

const PRIOR: Normal = { precision: 1, pull: 0 }

/** What the answers to one sub-test say, as the normal likelihood that turns the standard normal prior into its posterior. */
function takeForNormal({ eap, se }: SubTestAbility['ability']): Normal {
  const { precision, pull } = divide(eap, se ** 2, PRIOR)
  return { precision: Math.max(0, precision), pull }
}

/** The same, as what gives the very mean and variance that the answers lead to beside what the others say. */
function matchMoments(likelihood: Float64Array, others: Normal): Normal {
  const { precision, pull } = others
  const densities = new Float64Array(NODE_COUNT)
  let highest = -Infinity
  for (let node = 0; node < NODE_COUNT; node += 1) {
    const theta = NODES[node] ?? 0
    const density = (likelihood[node] ?? 0) + theta * (pull - 0.5 * precision * theta)
    densities[node] = density
    if (density > highest) highest = density
  }
  let total = 0
  let first = 0
  let second = 0
  for (let node = 0; node < NODE_COUNT; node += 1) {
    const density = (densities[node] ?? 0) - highest
    if (density < -NEGLIGIBLE) continue
    const weight = Math.exp(density)
    const theta = NODES[node] ?? 0
    total += weight
    first += weight * theta
    second += weight * theta * theta
  }
  const mean = first / total
  return divide(mean, Math.max(LEAST_VARIANCE, second / total - mean ** 2), others)
}

/** What one sub-test says beside the others; where the nodes are too coarse for what these know, taken for normal. */
const findFactor = ({ ability, likelihood }: SubTestAbility, others: Normal): Normal =>
  likelihood && others.precision * LEAST_VARIANCE < 1
    ? matchMoments(likelihood, others)
    : takeForNormal(ability)

/** In SDs of ability: about a hundredth of a point. The round after that would move far less. */
const SETTLED = 1e-4
const MOST_ROUNDS = 30

/** Abilities in all sub-tests: their means, and their covariances row by row. */
interface Joint {
  means: Float64Array
  covariances: Float64Array
}

/** Multiplies the density of all abilities by a normal one of one of them. */
function multiply({ means, covariances }: Joint, place: number, { precision, pull }: Normal): void {
  const size = means.length
  const column = covariances.slice(place * size, (place + 1) * size)
  const share = 1 / (1 + precision * (column[place] ?? 0))
  const shift = share * (pull - precision * (means[place] ?? 0))
  for (let row = 0; row < size; row += 1) {
    const own = column[row] ?? 0
    means[row] = (means[row] ?? 0) + shift * own
    for (let other = 0; other < size; other += 1)
      covariances[row * size + other] =
        (covariances[row * size + other] ?? 0) - precision * share * own * (column[other] ?? 0)
  }
}

/** Takes in what each sub-test says, one after the other. Returns how far that has moved an ability. */
function takeRound(joint: Joint, factors: Normal[], subTests: readonly SubTestAbility[]): number {
  const { means, covariances } = joint
  let moved = 0
  for (const [place, subTest] of subTests.entries()) {
    const mean = means[place] ?? 0
    const before = factors[place] ?? { precision: 0, pull: 0 }
    const others = divide(mean, covariances[place * (means.length + 1)] ?? 1, before)
    const factor = others.precision > 0 ? findFactor(subTest, others) : before
    multiply(joint, place, {
      precision: factor.precision - before.precision,
      pull: factor.pull - before.pull,
    })
    factors[place] = factor
    moved = Math.max(moved, Math.abs((means[place] ?? 0) - mean))
  }
  return moved
}

/**
 * Mean and variance of a weighted sum of abilities, given the answers to all sub-tests. The prior of all is multivariate
 * normal (an empirical Bayes estimate, as Wainer et al. 2001 give for sub-scores). What one sub-test says is taken for normal,
 * and where its likelihood is given, for the normal that fits beside all the others (expectation propagation, Minka 2001): at
 * the bottom guessing makes likelihoods that are not normal at all. `correlations` row by row.
 */
export function combineAbilities(
  weights: readonly number[],
  subTests: readonly SubTestAbility[],
  correlations: readonly (readonly number[])[],
): { mean: number; variance: number } {
  const joint: Joint = {
    means: Float64Array.from(subTests, ({ latent }) => latent.mean),
    covariances: Float64Array.from(
      subTests.flatMap(({ latent }, row) =>
        subTests.map((other, column) => (correlations[row]?.[column] ?? 0) * latent.sd * other.latent.sd),
      ),
    ),
  }
  const factors: Normal[] = []
  for (let round = 0; round < MOST_ROUNDS; round += 1)
    if (takeRound(joint, factors, subTests) < SETTLED) break
  const { means, covariances } = joint
  const weigh = (values: Float64Array) =>
    weights.reduce((sum, weight, place) => sum + weight * (values[place] ?? 0), 0)
  const size = subTests.length
  const spread = weights.map((_, row) => weigh(covariances.subarray(row * size, (row + 1) * size)))
  return { mean: weigh(means), variance: Math.max(0, weigh(Float64Array.from(spread))) }
}
