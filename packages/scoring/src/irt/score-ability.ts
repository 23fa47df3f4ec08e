import { findInformation, type ItemParameters } from './item-response.ts'
import { MISSING, RIGHT } from './pack-responses.ts'
import { findLogChances } from './pattern-tables.ts'
import { findLogWeights, type Latent, NODE_COUNT, NODES, STANDARD_NORMAL } from './quadrature.ts'
import { solveEquation } from './solve-equation.ts'

export interface Ability {
  theta: number
  se: number
}

/** Abilities are looked for from -10 to 10; an estimate at an end is where the search stopped. */
const GRID = Float64Array.from({ length: 201 }, (_, index) => (index - 100) / 10)

interface Slopes {
  log_likelihood: number
  /** Of the log likelihood, by theta. */
  slope: number
  /** Its negative second derivative, observed. */
  curvature: number
  information: number
  /** Of the information, by theta. */
  information_slope: number
  /** Warm's J: sum of P' P'' / (P Q). */
  bias: number
}

/** Sums over the items that have a response; codes are 0 wrong, 1 right, 2 missing, one per item. */
function findSlopes(theta: number, codes: ArrayLike<number>, items: readonly ItemParameters[]): Slopes {
  const sums = {
    log_likelihood: 0,
    slope: 0,
    curvature: 0,
    information: 0,
    information_slope: 0,
    bias: 0,
  }
  for (const [item, parameters] of items.entries()) {
    const code = codes[item] ?? MISSING
    if (code !== MISSING) addItem(sums, theta, parameters, code === RIGHT)
  }
  return sums
}

function addItem(sums: Slopes, theta: number, { a, d, c }: ItemParameters, isRight: boolean) {
  const known = 1 / (1 + Math.exp(-(a * theta + d)))
  const unknown = 1 / (1 + Math.exp(a * theta + d))
  const chance = Math.max(c + (1 - c) * known, Number.MIN_VALUE)
  const miss = Math.max((1 - c) * unknown, Number.MIN_VALUE)
  // P' = a Q L / 1 with Q = (1 - c)(1 - L); P'' = a P' (1 - 2 L).
  const rise = a * miss * known
  const bend = a * rise * (1 - 2 * known)
  const share = known / chance
  const information = a * a * miss * known * share
  sums.log_likelihood += Math.log(isRight ? chance : miss)
  sums.slope += isRight ? a * unknown * (1 - c) * share : -a * known
  sums.curvature += isRight ? (rise / chance) ** 2 - bend / chance : a * a * known * unknown
  sums.information += information
  // d/dtheta of P'^2 / (P Q), by the logarithm: 2 P''/P' - P'/P + P'/Q.
  sums.information_slope += information * (2 * a * (1 - 2 * known) - a * miss * share + a * known)
  sums.bias += a * share * bend
}

/** The highest point of the grid, then the zero of the derivative beside it. */
function findPeak(value: (theta: number) => number, derivative: (theta: number) => number): number {
  let best = 0
  let highest = -Infinity
  for (const [index, theta] of GRID.entries()) {
    const height = value(theta)
    if (height > highest) {
      best = index
      highest = height
    }
  }
  const low = GRID[best - 1]
  const high = GRID[best + 1]
  const top = GRID[best] ?? 0
  if (low === undefined || high === undefined) return top
  if (!(derivative(low) > 0 && derivative(high) < 0)) return top
  return solveEquation(derivative, low, high)
}

function addChances(densities: Float64Array, codes: ArrayLike<number>, items: readonly ItemParameters[]) {
  for (const [item, parameters] of items.entries()) {
    const code = codes[item] ?? MISSING
    if (code === MISSING) continue
    const chances = findLogChances(parameters)
    const from = code === RIGHT ? 0 : NODE_COUNT
    for (let node = 0; node < NODE_COUNT; node += 1)
      densities[node] = (densities[node] ?? 0) + (chances[from + node] ?? 0)
  }
  return densities
}

/** Logarithm of the chance of one student's responses at each node: what `prepareLikelihoods` finds for thousands. */
export const findLikelihood = (codes: ArrayLike<number>, items: readonly ItemParameters[]): Float64Array =>
  addChances(new Float64Array(NODE_COUNT), codes, items)

/**
 * Posterior mean (EAP) and SD of one student: what `scoreAbilities` finds for thousands by tables, which for one student
 * cost more than they save.
 */
export function scoreMean(
  codes: ArrayLike<number>,
  items: readonly ItemParameters[],
  latent: Latent = STANDARD_NORMAL,
): Ability {
  const densities = addChances(findLogWeights(latent), codes, items)
  const highest = Math.max(...densities)
  const weights = densities.map(density => Math.exp(density - highest))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const theta = weights.reduce((sum, weight, node) => sum + weight * (NODES[node] ?? 0), 0) / total
  const variance = weights.reduce((sum, weight, node) => sum + weight * ((NODES[node] ?? 0) - theta) ** 2, 0)
  return { theta, se: Math.sqrt(variance / total) }
}

/** The mode of the posterior (MAP), with the SE by the observed information. */
export function scoreMode(
  codes: ArrayLike<number>,
  items: readonly ItemParameters[],
  { mean, sd }: Latent = STANDARD_NORMAL,
): Ability {
  const theta = findPeak(
    at => findSlopes(at, codes, items).log_likelihood - 0.5 * ((at - mean) / sd) ** 2,
    at => findSlopes(at, codes, items).slope - (at - mean) / sd ** 2,
  )
  return { theta, se: 1 / Math.sqrt(findSlopes(theta, codes, items).curvature + 1 / sd ** 2) }
}

const findError = (theta: number, codes: ArrayLike<number>, items: readonly ItemParameters[]) =>
  1 / Math.sqrt(findSlopes(theta, codes, items).information)

/**
 * The ability at which likelihood times root of information is highest. For 2PL this is Warm's estimator; other
 * programs give it that name for 3PL too. No prior, yet finite for all right and all wrong.
 */
export function scoreByRootInformation(codes: ArrayLike<number>, items: readonly ItemParameters[]): Ability {
  const theta = findPeak(
    at => {
      const { log_likelihood, information } = findSlopes(at, codes, items)
      return log_likelihood + 0.5 * Math.log(information)
    },
    at => {
      const { slope, information, information_slope } = findSlopes(at, codes, items)
      return slope + information_slope / (2 * information)
    },
  )
  return { theta, se: findError(theta, codes, items) }
}

/**
 * The weighted likelihood estimate (Warm 1989): where the log likelihood's slope is -J / (2 I), and of several such
 * places the one of highest likelihood times root of information. Biased by less than 1 / (number of items).
 */
export function scoreByWeightedLikelihood(
  codes: ArrayLike<number>,
  items: readonly ItemParameters[],
): Ability {
  const equation = (at: number) => {
    const { slope, information, bias } = findSlopes(at, codes, items)
    return slope + bias / (2 * information)
  }
  const height = (at: number) => {
    const { log_likelihood, information } = findSlopes(at, codes, items)
    return log_likelihood + 0.5 * Math.log(information)
  }
  const roots = [...GRID].flatMap((low, index) => {
    const high = GRID[index + 1]
    const isPeak = high !== undefined && equation(low) > 0 && equation(high) <= 0
    return isPeak ? [solveEquation(equation, low, high)] : []
  })
  const end = equation(0) > 0 ? (GRID.at(-1) ?? 0) : (GRID[0] ?? 0)
  const theta = roots.toSorted((one, other) => height(other) - height(one))[0] ?? end
  return { theta, se: findError(theta, codes, items) }
}

/** Test information at theta, summed over all items; the standard error of a score there is its inverse root. */
export const findTestInformation = (theta: number, items: readonly ItemParameters[]): number =>
  items.reduce((sum, item) => sum + findInformation(theta, item), 0)
