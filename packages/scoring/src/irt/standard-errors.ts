import { findInverseDiagonal } from './cholesky.ts'
import { type Calibration, findExpectation } from './calibrate.ts'
import type { CalibrationDesign } from './estimates.ts'
import { readExpectation } from './expectation.ts'
import { type ItemParameters, logit } from './item-response.ts'
import { LIMITS } from './maximisation.ts'
import { findCurvature } from './observed-information.ts'
import type { PackedResponses } from './pack-responses.ts'
import { findLogLognormal, findLogNormal } from './priors.ts'
import { NODE_COUNT } from './quadrature.ts'
import { sampleStudents } from './sample-students.ts'
import { findSlopeFactors, type SlopeSums, sumSlopes } from './score-covariance.ts'

/** NaN where there is none: a parameter that is held, absent or at its limit, or no maximum at all. */
export interface StandardErrors {
  a: number
  d: number
  c: number
  logit_c: number
}

/** Students times squared items; beyond it the information of an even sample of students is scaled up. */
const PAIR_BUDGET = 5000 * 160 ** 2

/**
 * Standard errors by the observed information of the marginal log likelihood (Louis 1982: complete information less
 * that which is missing), with the curvature of the priors. Exact up to 5,000 students of 160 items or as many pairs of
 * items; with more students within about 1 %. Mean and SD of ability count as known.
 */
export function findStandardErrors(
  responses: PackedResponses,
  design: CalibrationDesign,
  calibration: Calibration,
): StandardErrors[] {
  const { items, latent } = calibration
  const sample = sampleStudents(responses, Math.ceil(PAIR_BUDGET / items.length ** 2))
  const free = listFree(design, items)
  const size = Math.max(...free) + 1
  const information = new Float64Array(size * size)
  addComplete(
    information,
    size,
    free,
    readExpectation(findExpectation(sample, design, calibration.estimates)),
    items,
  )
  subtractMissing(information, size, free, sumSlopes(sample, items, latent), items)
  const scale = responses.students / sample.students
  for (const [index, value] of information.entries()) information[index] = value * scale
  addPriors(information, size, free, design, items)
  return readErrors(findInverseDiagonal(information, size), free, items)
}

/** For each item its a, d and logit c: the place among the free parameters, or -1. */
function listFree(
  { items, common_slope }: CalibrationDesign,
  parameters: readonly ItemParameters[],
): number[] {
  let next = common_slope ? 1 : 0
  return items.flatMap(({ guessing, fixed }, item) => {
    if (fixed) return [-1, -1, -1]
    const c = logit(parameters[item]?.c ?? 0)
    const [lowest = 0, highest = 0] = LIMITS[2] ?? []
    const a_at = common_slope ? 0 : next++
    const d_at = next++
    return [a_at, d_at, guessing && c > lowest + 1e-6 && c < highest - 1e-6 ? next++ : -1]
  })
}

type Free = readonly number[]

function addAt(matrix: Float64Array, size: number, row: number, column: number, value: number) {
  if (row < 0 || column < 0) return
  matrix[row * size + column] = (matrix[row * size + column] ?? 0) + value
}

function addComplete(
  matrix: Float64Array,
  size: number,
  free: Free,
  counts: ReturnType<typeof readExpectation>,
  items: readonly ItemParameters[],
) {
  for (const [item, { a, d, c }] of items.entries()) {
    const bend = findCurvature({ tried: counts.tried(item), right: counts.right(item) }, a, d, c)
    const block = [bend.aa, bend.ad, bend.ac, bend.ad, bend.dd, bend.dc, bend.ac, bend.dc, bend.cc]
    for (const [index, value] of block.entries())
      addAt(
        matrix,
        size,
        free[3 * item + Math.floor(index / 3)] ?? -1,
        free[3 * item + (index % 3)] ?? -1,
        value,
      )
  }
}

/** Subtracts the covariance for each pair of parameters; both of its orders, as only the lower triangle is read. */
function subtractMissing(
  matrix: Float64Array,
  size: number,
  free: Free,
  { pairs, products }: SlopeSums,
  items: readonly ItemParameters[],
) {
  const count = items.length
  const factors = findSlopeFactors(items)
  for (let one = 0; one < 3 * count; one += 1)
    for (let other = 0; other <= one; other += 1) {
      const row = free[one] ?? -1
      const column = free[other] ?? -1
      if (row < 0 || column < 0) continue
      const pair = Math.floor(one / 3) * count + Math.floor(other / 3)
      let covariance = -(products[one * 3 * count + other] ?? 0)
      for (let node = 0; node < NODE_COUNT; node += 1)
        covariance +=
          (pairs[node * count * count + pair] ?? 0) *
          (factors[one * NODE_COUNT + node] ?? 0) *
          (factors[other * NODE_COUNT + node] ?? 0)
      addAt(matrix, size, row, column, -covariance)
      if (one !== other) addAt(matrix, size, column, row, -covariance)
    }
}

function addPriors(
  matrix: Float64Array,
  size: number,
  free: Free,
  { items, common_slope }: CalibrationDesign,
  parameters: readonly ItemParameters[],
) {
  for (const [item, { priors }] of items.entries()) {
    const { a = 1, d = 0, c = 0 } = parameters[item] ?? {}
    const counts_once = common_slope && item > 0
    const curvatures = [
      findLogLognormal(a, counts_once ? null : priors.a).curvature,
      findLogNormal(d, priors.d).curvature,
      findLogNormal(0, priors.logit_c).curvature,
    ]
    for (const [part, curvature] of curvatures.entries()) {
      const at = free[3 * item + part] ?? -1
      addAt(matrix, size, at, at, c === 0 && part === 2 ? 0 : curvature)
    }
  }
}

function readErrors(variances: Float64Array | undefined, free: Free, items: readonly ItemParameters[]) {
  const read = (index: number) => {
    const at = free[index] ?? -1
    return at < 0 ? NaN : Math.sqrt(variances?.[at] ?? NaN)
  }
  return items.map(({ c }, item) => {
    const logit_c = read(3 * item + 2)
    return { a: read(3 * item), d: read(3 * item + 1), c: c * (1 - c) * logit_c, logit_c }
  })
}
