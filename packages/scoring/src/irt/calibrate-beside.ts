import { calibrate } from './calibrate.ts'
import { designAnchors } from './design-anchors.ts'
import type { ItemDesign } from './estimates.ts'
import type { ItemParameters } from './item-response.ts'
import type { PackedResponses } from './pack-responses.ts'
import { choosePriors } from './priors.ts'
import { findStandardErrors, type StandardErrors } from './standard-errors.ts'

export interface Beside {
  /** Of the new items, in their order. */
  items: ItemParameters[]
  errors: StandardErrors[]
}

/**
 * Calibrates new items on the scale of others that the same students answered: those are held, and mean and SD of the group are
 * free. Responses hold the known items first. Undefined where these are too few to tie a scale to.
 */
export function calibrateBeside(
  responses: PackedResponses,
  known: readonly ItemParameters[],
  fresh: readonly ItemDesign[],
): Beside | undefined {
  const priors = choosePriors(responses.students, 2)
  const held = known.map((fixed): ItemDesign => ({ guessing: fixed.c > 0, priors, fixed }))
  const anchors = new Map(known.entries())
  const { design, basis } = designAnchors([...held, ...fresh], anchors)
  if (basis !== 'anchors') return undefined
  const fitted = calibrate(responses, design)
  return {
    items: fitted.items.slice(known.length),
    errors: findStandardErrors(responses, design, fitted).slice(known.length),
  }
}
