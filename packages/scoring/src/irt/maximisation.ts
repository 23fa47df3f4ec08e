import { factorise, solveFactored } from './cholesky.ts'
import type { CalibrationDesign, Estimates, ItemDesign, ItemPriors } from './estimates.ts'
import { type Expectation, readExpectation } from './expectation.ts'
import { findItemLikelihood, type NodeCounts } from './item-likelihood.ts'
import { maximiseCommonSlope } from './maximise-common-slope.ts'
import { findLogLognormal, findLogNormal } from './priors.ts'
import { NODES } from './quadrature.ts'

const INNER_STEPS = 3
const LONGEST_STEP = 1
const HALVINGS = 8

/** Limits of a, d and logit c, far outside of what items have: without priors some items have no best estimate. */
export const LIMITS: readonly (readonly [number, number])[] = [
  [-25, 25],
  [-75, 75],
  [-10, 4],
]

/** Half of the last digit that matters: an estimate this near to a limit is held by it. */
const AT_LIMIT = 1e-6

export type Part = 'a' | 'd' | 'c'

/**
 * Which parameters of an item are not identified: they stand at a limit, so the data and priors have no best estimate.
 * c at its lowest is not among them: that nobody guesses is an answer.
 */
export function listUnidentified(estimates: Estimates, item: number, guessing: boolean): Part[] {
  const count = (estimates.length - 2) / 3
  const parts = guessing ? (['a', 'd', 'c'] as const) : (['a', 'd'] as const)
  return parts.filter((_, part) => {
    const [low, high] = LIMITS[part] ?? [-Infinity, Infinity]
    const value = estimates[part * count + item] ?? 0
    return value >= high - AT_LIMIT || (part < 2 && value <= low + AT_LIMIT)
  })
}

/**
 * The M-step: new estimates that make the expected log posterior at least as high. Each item takes three steps of
 * Fisher scoring with the curvature of its prior, none longer than 1, halved as long as it would lead down.
 */
export function maximise(
  expectation: Expectation,
  design: CalibrationDesign,
  estimates: Estimates,
): Estimates {
  const counts = readExpectation(expectation)
  const next = estimates.slice()
  if (design.common_slope) maximiseCommonSlope(counts, design.items, next)
  else
    for (const [item, { fixed, ...rest }] of design.items.entries())
      if (!fixed) maximiseItem({ tried: counts.tried(item), right: counts.right(item) }, rest, next, item)
  if (design.free_latent) maximiseLatent(counts.students, next)
  return next
}

/** Three steps of Fisher scoring of one item, its estimates replaced. */
export function maximiseItem(
  counts: NodeCounts,
  { guessing, priors }: Omit<ItemDesign, 'fixed'>,
  estimates: Estimates,
  item: number,
) {
  const count = (estimates.length - 2) / 3
  const size = guessing ? 3 : 2
  let point = Float64Array.from({ length: size }, (_, part) => estimates[part * count + item] ?? 0)
  const look = (at: Float64Array) => findSurface(counts, priors, at)
  let surface = look(point)
  for (let step = 0; step < INNER_STEPS; step += 1) {
    const direction = findDirection(surface, size)
    if (!direction) break
    const better = climb(look, point, surface.value, direction)
    if (!better) break
    ;({ point, surface } = better)
  }
  for (const [part, value] of point.entries()) estimates[part * count + item] = value
}

interface Surface {
  value: number
  slope: Float64Array
  /** Row by row, size by size. */
  curvature: Float64Array
}

/** The item's expected log posterior at a point of a, d and (in 3PL) logit c. */
function findSurface(counts: NodeCounts, priors: ItemPriors, point: Float64Array): Surface {
  const [a = 0, d = 0, logit_c] = point
  const { value, slope, information } = findItemLikelihood(counts, a, d, logit_c)
  const { aa, ad, ac, dd, dc, cc } = information
  const size = point.length
  const densities = [
    findLogLognormal(a, priors.a),
    findLogNormal(d, priors.d),
    findLogNormal(logit_c ?? 0, size === 3 ? priors.logit_c : null),
  ]
  // The lognormal's curvature can be negative far out; that at its mode always points uphill.
  const curvatures = [priors.a ? 1 / (priors.a.sd * a) ** 2 : 0, ...densities.slice(1).map(p => p.curvature)]
  const curvature = size === 3 ? [aa, ad, ac, ad, dd, dc, ac, dc, cc] : [aa, ad, ad, dd]
  return {
    value: densities.reduce((sum, density) => sum + density.value, value),
    slope: Float64Array.from(
      { length: size },
      (_, part) => (slope[part] ?? 0) + (densities[part]?.slope ?? 0),
    ),
    curvature: Float64Array.from(curvature, (entry, index) =>
      index % (size + 1) === 0 ? entry + (curvatures[index / (size + 1)] ?? 0) : entry,
    ),
  }
}

/** The Fisher scoring step, its longest component cut to 1; undefined where the item says nothing at all. */
function findDirection({ slope, curvature }: Surface, size: number) {
  const direction = slope.slice()
  const factor = curvature.slice()
  if (!factorise(factor, size)) return undefined
  solveFactored(factor, size, direction)
  const longest = direction.reduce((max, part) => Math.max(max, Math.abs(part)), 0)
  return longest > LONGEST_STEP ? direction.map(part => (part * LONGEST_STEP) / longest) : direction
}

function climb(
  look: (point: Float64Array) => Surface,
  from: Float64Array,
  value: number,
  direction: Float64Array,
) {
  let share = 1
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const point = from.map((part, index) => clampPart(part + share * (direction[index] ?? 0), index))
    const surface = look(point)
    if (surface.value >= value) return { point, surface }
    share /= 2
  }
  return undefined
}

export function clampPart(value: number, part: number): number {
  const [low, high] = LIMITS[part] ?? [-Infinity, Infinity]
  return Math.min(high, Math.max(low, value))
}

/** Mean and SD of ability by the moments of the expected numbers of students at the nodes. */
function maximiseLatent(students: Float64Array, estimates: Estimates) {
  const total = students.reduce((sum, count) => sum + count, 0)
  const mean = students.reduce((sum, count, node) => sum + count * (NODES[node] ?? 0), 0) / total
  const variance =
    students.reduce((sum, count, node) => sum + count * ((NODES[node] ?? 0) - mean) ** 2, 0) / total
  estimates[estimates.length - 2] = mean
  estimates[estimates.length - 1] = 0.5 * Math.log(variance)
}
