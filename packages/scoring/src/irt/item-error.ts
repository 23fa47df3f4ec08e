import type { Calibration } from './calibrate.ts'
import { invert } from './cholesky.ts'
import type { CalibrationDesign } from './estimates.ts'
import { type ItemParameters, logistic, logit } from './item-response.ts'
import type { PackedResponses } from './pack-responses.ts'
import { type Abilities, scoreAbilities } from './score-abilities.ts'
import { findInformation } from './standard-errors.ts'

/** Of a, d and logit c: small beside their errors, large beside rounding. */
const STEP = 1e-4

const findMean = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0) / values.length

/** EAPs in the group's own units: whatever the questions are, its abilities have mean 0 and SD 1, since it is its own norm. */
function standardise({ eap, se }: Abilities): Float64Array {
  const mean = findMean(eap)
  const variance = findMean(eap.map((value, student) => (value - mean) ** 2 + (se[student] ?? 0) ** 2))
  return eap.map(value => (value - mean) / Math.sqrt(variance))
}

function move({ a, d, c }: ItemParameters, part: number): ItemParameters {
  if (part === 0) return { a: a + STEP, d, c }
  return part === 1 ? { a, d: d + STEP, c } : { a, d, c: logistic(logit(c) + STEP) }
}

/**
 * What the errors of its questions leave open of an EAP, in SDs of ability, in a group that is its own norm: the delta method over all
 * parameters and their covariances (Yang, Hansen & Cai 2012), root mean square over the students. Sub-tests have questions of their own, so it does not
 * go together from one to the other. 0 where there is no maximum.
 */
export function findItemError(
  responses: PackedResponses,
  design: CalibrationDesign,
  calibration: Calibration,
): number {
  const { items, latent } = calibration
  const { places, size, values } = findInformation(responses, design, calibration)
  const inverse = invert(values, size)
  if (!inverse) return 0
  const score = (parameters: readonly ItemParameters[]) =>
    standardise(scoreAbilities(responses, parameters, latent))
  const found = score(items)
  const slopes = places.flatMap((place, at) => {
    if (place < 0) return []
    const item = Math.floor(at / 3)
    const moved = score(items.map((own, other) => (other === item ? move(own, at % 3) : own)))
    return [{ place, by: moved.map((value, student) => (value - (found[student] ?? 0)) / STEP) }]
  })
  let variance = 0
  for (const one of slopes)
    for (const other of slopes) {
      const product = findMean(one.by.map((value, student) => value * (other.by[student] ?? 0)))
      variance += product * inverse(one.place, other.place)
    }
  return Math.sqrt(Math.max(0, variance))
}
