import { calibrate, DEFAULT_LIMITS } from './calibrate.ts'
import type { CalibrationDesign } from './estimates.ts'
import type { ItemParameters } from './item-response.ts'
import { type PackedResponses, packResponses, readResponse } from './pack-responses.ts'
import { scoreAbilities } from './score-abilities.ts'

/** So many parts of the students are left out, one after another. */
const PARTS = 10

function leaveOut(responses: PackedResponses, part: number): PackedResponses {
  const { students, items } = responses
  const codes: number[] = []
  for (let student = 0; student < students; student += 1)
    if (student % PARTS !== part)
      for (let item = 0; item < items; item += 1) codes.push(readResponse(responses, student, item))
  return packResponses(Uint8Array.from(codes), items)
}

/** Where each student stands in the group: mean 0, SD 1. */
function standardise(values: Float64Array): Float64Array {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  return values.map(value => (sd > 0 ? (value - mean) / sd : 0))
}

/** Mean square by which two standings of the same students differ. */
const findDistance = (one: Float64Array, other: Float64Array) =>
  one.reduce((sum, value, student) => sum + (value - (other[student] ?? 0)) ** 2, 0) / one.length

/**
 * What a few students leave open of their questions, and so of where each of them stands, in SDs of EAPs: the delete-a-group
 * jackknife (Kott 2001). Posteriors take questions for known, which tells too small an error (Cheng & Yuan 2010). What moves
 * the whole group alike is no error where the group is its own norm.
 */
export function findCalibrationError(
  responses: PackedResponses,
  design: CalibrationDesign,
  items: readonly ItemParameters[],
): number {
  const stand = (by: readonly ItemParameters[]) => standardise(scoreAbilities(responses, by).eap)
  const whole = stand(items)
  let squares = 0
  for (let part = 0; part < PARTS; part += 1)
    squares += findDistance(stand(calibrate(leaveOut(responses, part), design, DEFAULT_LIMITS).items), whole)
  return Math.sqrt(((PARTS - 1) / PARTS) * squares)
}
