import { findInformation, type ItemParameters } from './item-response.ts'

interface InformationRow {
  ability: number
  /** Of each item, in units of 1 / variance of ability. */
  items: number[]
  /** Their sum, and the standard errors that it leaves: of the likelihood alone, and of a posterior under N(0, 1). */
  test: number
  se: number
  posterior_se: number
}

/** 33 abilities from -4 to 4. */
const USUAL_ABILITIES: readonly number[] = Array.from({ length: 33 }, (_, index) => -4 + index / 4)

/** How surely a paper of these items measures at each ability: before anybody sits it, if they have been calibrated. */
export function describeInformation(
  items: readonly ItemParameters[],
  abilities: readonly number[] = USUAL_ABILITIES,
): InformationRow[] {
  return abilities.map(ability => {
    const own = items.map(item => findInformation(ability, item))
    const test = own.reduce((sum, value) => sum + value, 0)
    return { ability, items: own, test, se: 1 / Math.sqrt(test), posterior_se: 1 / Math.sqrt(test + 1) }
  })
}
