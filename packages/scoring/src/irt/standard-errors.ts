import { type Calibration, findExpectation } from './calibrate.ts'
import { factorise, invert } from './cholesky.ts'
import type { CalibrationDesign, ItemDesign } from './estimates.ts'
import { readExpectation } from './expectation.ts'
import { type Curvature, findItemLikelihood, type NodeCounts } from './item-likelihood.ts'
import { type ItemParameters, logit } from './item-response.ts'
import { LIMITS } from './maximisation.ts'
import { findMissingInformation } from './missing-information.ts'
import { findCurvature } from './observed-information.ts'
import type { PackedResponses } from './pack-responses.ts'
import { findLogLognormal, findLogNormal } from './priors.ts'
import { sampleStudents } from './sample-students.ts'

/** NaN where there is none: a parameter that is held, absent or at its limit, or no maximum at all. */
export interface StandardErrors {
  a: number
  d: number
  c: number
  logit_c: number
  /** Of a, d and logit c; 0 for what is not estimated, NaN where there is no maximum. */
  covariance: Curvature
}

/** Students times squared items: one or two seconds of work. */
const PAIR_BUDGET = 5000 * 160 ** 2

/** What answers and priors tell of all parameters that are estimated: the curvature of their marginal log posterior. */
export function findInformation(
  responses: PackedResponses,
  design: CalibrationDesign,
  calibration: Calibration,
  pair_budget = PAIR_BUDGET,
): InformationMatrix {
  const { items, latent, estimates } = calibration
  const parts = listParts(design.items, items)
  const sample = sampleStudents(responses, Math.ceil(pair_budget / items.length ** 2))
  const missing = findMissingInformation(sample, items, latent)
  const counts = findCounts(responses, design, estimates)
  const matrix = openMatrix(design, parts)
  for (const [item, block] of findBlocks(counts, items, parts, true).entries()) addBlock(matrix, item, block)
  const whole = findBlocks(counts, items, parts, false)
  const part =
    sample === responses ? whole : findBlocks(findCounts(sample, design, estimates), items, parts, false)
  subtract(
    matrix,
    missing,
    whole.map((block, item) => findRatio(block, part[item] ?? block, parts[item] ?? 0)),
  )
  addPriors(matrix, design, items)
  return matrix
}

/**
 * Standard errors by the observed information of the marginal log likelihood (Louis 1982: what complete data would tell,
 * less that which is missing), with the curvature of the priors. Exact up to `pair_budget`, students times squared
 * items: 5,000 students of 160. Beyond, what is missing is estimated from an even sample of students, which is within
 * about 1 %, and 3 % where an item hardly tells. Mean and SD of ability count as known.
 */
export function findStandardErrors(
  responses: PackedResponses,
  design: CalibrationDesign,
  calibration: Calibration,
  pair_budget = PAIR_BUDGET,
): StandardErrors[] {
  return readErrors(findInformation(responses, design, calibration, pair_budget), calibration.items)
}

/** Three by three, row by row: of a, d and logit c. */
type Block = Float64Array

const IDENTITY: Block = Float64Array.of(1, 0, 0, 0, 1, 0, 0, 0, 1)

/** How many parameters of each item are estimated: none if it is held, and c not where it is at its limit. */
function listParts(designs: readonly ItemDesign[], items: readonly ItemParameters[]): number[] {
  const [lowest = 0, highest = 0] = LIMITS[2] ?? []
  return designs.map(({ guessing, fixed }, item) => {
    const c = logit(items[item]?.c ?? 0)
    if (fixed) return 0
    return guessing && c > lowest + 1e-6 && c < highest - 1e-6 ? 3 : 2
  })
}

function findCounts(responses: PackedResponses, design: CalibrationDesign, estimates: Float64Array) {
  const counts = readExpectation(findExpectation(responses, design, estimates))
  return design.items.map((_, item) => ({ tried: counts.tried(item), right: counts.right(item) }))
}

/** What complete data would tell of each item. The observed kind is exact; the expected one is free of chance. */
function findBlocks(
  counts: readonly NodeCounts[],
  items: readonly ItemParameters[],
  parts: readonly number[],
  is_observed: boolean,
): Block[] {
  return items.map(({ a, d, c }, item) => {
    const nodes = counts[item] ?? { tried: new Float64Array(0), right: new Float64Array(0) }
    const logit_c = parts[item] === 3 ? logit(c) : undefined
    const { aa, ad, ac, dd, dc, cc } = is_observed
      ? findCurvature(nodes, a, d, c)
      : findItemLikelihood(nodes, a, d, logit_c).information
    return Float64Array.of(aa, ad, ac, ad, dd, dc, ac, dc, cc)
  })
}

/**
 * The matrix T with T P Tᵀ = W, for the whole W and a part P: it scales up what is missing in the sample so that its
 * share of complete information stays what it is there, in each direction. Scaling by numbers of students alone can
 * leave less than nothing of what is hard to estimate.
 */
function findRatio(whole: Block, part: Block, size: number): Block {
  const [top, bottom] = [whole, part].map(block => {
    const factor = Float64Array.from(
      { length: size * size },
      (_, index) => block[3 * Math.floor(index / size) + (index % size)] ?? 0,
    )
    return factorise(factor, size) ? factor : undefined
  })
  if (!top || !bottom) return IDENTITY
  const ratio = new Float64Array(9)
  for (let row = 0; row < size; row += 1)
    for (let column = row; column >= 0; column -= 1) {
      let sum = top[row * size + column] ?? 0
      for (let k = column + 1; k <= row; k += 1)
        sum -= (ratio[row * 3 + k] ?? 0) * (bottom[k * size + column] ?? 0)
      ratio[row * 3 + column] = sum / (bottom[column * size + column] ?? 0)
    }
  return ratio
}

/** The information of all estimated parameters, and where each item's a, d and logit c stand in it, or -1. */
export interface InformationMatrix {
  places: readonly number[]
  size: number
  values: Float64Array
}

function openMatrix({ common_slope }: CalibrationDesign, parts: readonly number[]): InformationMatrix {
  let next = common_slope ? 1 : 0
  const places = parts.flatMap(count =>
    [0, 1, 2].map(part => {
      if (part >= count) return -1
      return common_slope && part === 0 ? 0 : next++
    }),
  )
  return { places, size: next, values: new Float64Array(next * next) }
}

function add({ places, size, values }: InformationMatrix, one: number, other: number, value: number) {
  const row = places[one] ?? -1
  const column = places[other] ?? -1
  if (row >= 0 && column >= 0) values[row * size + column] = (values[row * size + column] ?? 0) + value
}

function addBlock(matrix: InformationMatrix, item: number, block: Block) {
  for (const [index, value] of block.entries())
    add(matrix, 3 * item + Math.floor(index / 3), 3 * item + (index % 3), value)
}

/** Subtracts T M Tᵀ, item by item. */
function subtract(matrix: InformationMatrix, missing: Float64Array, ratios: readonly Block[]) {
  const width = 3 * ratios.length
  for (const [one, left] of ratios.entries())
    for (const [other, right] of ratios.entries())
      for (let row = 0; row < 3; row += 1)
        for (let column = 0; column < 3; column += 1) {
          let sum = 0
          for (let p = 0; p <= row; p += 1)
            for (let q = 0; q <= column; q += 1)
              sum +=
                (left[3 * row + p] ?? 0) *
                (right[3 * column + q] ?? 0) *
                (missing[(3 * one + p) * width + 3 * other + q] ?? 0)
          add(matrix, 3 * one + row, 3 * other + column, -sum)
        }
}

function addPriors(
  matrix: InformationMatrix,
  { items, common_slope }: CalibrationDesign,
  parameters: readonly ItemParameters[],
) {
  for (const [item, { priors }] of items.entries()) {
    const { a = 1, d = 0 } = parameters[item] ?? {}
    const is_counted = common_slope && item > 0
    const curvatures = [
      findLogLognormal(a, is_counted ? null : priors.a).curvature,
      findLogNormal(d, priors.d).curvature,
      findLogNormal(0, priors.logit_c).curvature,
    ]
    for (const [part, curvature] of curvatures.entries())
      add(matrix, 3 * item + part, 3 * item + part, curvature)
  }
}

function readErrors({ places, size, values }: InformationMatrix, items: readonly ItemParameters[]) {
  const inverse = invert(values, size)
  return items.map(({ c }, item) => {
    const read = (one: number, other: number) => {
      const [row = -1, column = -1] = [places[3 * item + one], places[3 * item + other]]
      if (row < 0 || column < 0) return 0
      return inverse?.(row, column) ?? NaN
    }
    const covariance = {
      aa: read(0, 0),
      ad: read(0, 1),
      ac: read(0, 2),
      dd: read(1, 1),
      dc: read(1, 2),
      cc: read(2, 2),
    }
    const [a, d, logit_c] = [covariance.aa, covariance.dd, covariance.cc].map(variance =>
      variance > 0 ? Math.sqrt(variance) : NaN,
    )
    return {
      a: a ?? NaN,
      d: d ?? NaN,
      c: c * (1 - c) * (logit_c ?? NaN),
      logit_c: logit_c ?? NaN,
      covariance,
    }
  })
}
