import { findProbability, type ItemParameters } from '../irt/item-response.ts'
import { MISSING } from '../irt/pack-responses.ts'

/** Mean squares of what the model leaves unexplained, 1 where it fits (Wright & Masters 1982). */
export interface ItemFit {
  /** Weighted by information: sees misfit near the item's difficulty. */
  infit: number
  /** Unweighted: sees lucky guesses and slips far from it. */
  outfit: number
}

/**
 * Infit and outfit at the given abilities (EAP), one per row of `codes`. With EAPs of a short test both are below 1 even
 * where the model holds. NaN for an item that nobody has.
 */
export function findItemFit(
  codes: Uint8Array,
  abilities: Float64Array,
  items: readonly ItemParameters[],
): ItemFit[] {
  return items.map((parameters, item) => {
    let [tried, outfit, squares, variances] = [0, 0, 0, 0]
    for (const [student, theta] of abilities.entries()) {
      const code = codes[student * items.length + item] ?? MISSING
      if (code === MISSING) continue
      const chance = findProbability(theta, parameters)
      const variance = chance * (1 - chance)
      const square = (code - chance) ** 2
      tried += 1
      outfit += square / variance
      squares += square
      variances += variance
    }
    return { infit: squares / variances, outfit: outfit / tried }
  })
}
