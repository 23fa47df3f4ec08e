import { findProbability, type ItemParameters } from '../irt/item-response.ts'
import { MISSING } from '../irt/pack-responses.ts'

/**
 * How usual a student's pattern of right and wrong answers is for somebody of the estimated ability: l_z* of Snijders
 * (2001), about standard normal where the model holds. Far below 0: easy questions wrong and hard ones right, as by
 * guessing, haste, copying, or a lesson never had. NaN where nothing was reached or the items cannot tell.
 */
export function findPersonFit(
  codes: Uint8Array,
  student: number,
  theta: number,
  items: readonly ItemParameters[],
): number {
  let [rests, moved, weighted, crossed, squares] = [0, 0, 0, 0, 0]
  for (const [place, item] of items.entries()) {
    const code = codes[student * items.length + place] ?? MISSING
    if (code === MISSING) continue
    const chance = findProbability(theta, item)
    const spread = chance * (1 - chance)
    const steep = (item.a * (1 - chance) * (chance - item.c)) / (1 - item.c) / spread
    const weight = Math.log(chance / (1 - chance))
    rests += (code - chance) * weight
    moved += (code - chance) * steep
    weighted += weight * weight * spread
    crossed += weight * steep * spread
    squares += steep * steep * spread
  }
  // What the estimated ability has taken from the variance of the likelihood is taken from the weights.
  const shift = crossed / squares
  return (rests - shift * moved) / Math.sqrt(weighted - shift * crossed)
}

/** Patterns as odd as this are counted: fewer than one in a hundred of those that follow the model. */
export const UNUSUAL = -3
