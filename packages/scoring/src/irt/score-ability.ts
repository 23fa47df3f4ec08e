import { findInformation, type ItemParameters } from './item-response.ts'
import { MISSING, RIGHT } from './pack-responses.ts'
import { findLogChances } from './pattern-tables.ts'
import { findLogWeights, type Latent, NODE_COUNT, NODES, STANDARD_NORMAL } from './quadrature.ts'

export interface Ability {
  theta: number
  se: number
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

/** Test information at theta, summed over all items; the standard error of a score there is its inverse root. */
export const findTestInformation = (theta: number, items: readonly ItemParameters[]): number =>
  items.reduce((sum, item) => sum + findInformation(theta, item), 0)
