import type { Estimates, ItemDesign } from './estimates.ts'
import type { readExpectation } from './expectation.ts'
import { findItemLikelihood } from './item-likelihood.ts'
import { findLogLognormal, findLogNormal } from './priors.ts'

const INNER_STEPS = 3
const LONGEST_STEP = 1
const HALVINGS = 8

interface Point {
  a: number
  intercepts: Float64Array
}

/** The step's part for the slope, and for each item its own with what it answers to a step of the slope. */
interface Surface {
  value: number
  slope: number
  curvature: number
  items: { slope: number; curvature: number; cross: number }[]
}

/**
 * The M-step of 1PL: one slope for all items. Only the slope meets all intercepts, so the intercepts are eliminated
 * first (Schur complement) and each costs a division.
 */
export function maximiseCommonSlope(
  counts: ReturnType<typeof readExpectation>,
  items: readonly ItemDesign[],
  estimates: Estimates,
): void {
  const count = items.length
  let point: Point = { a: estimates[0] ?? 1, intercepts: estimates.slice(count, 2 * count) }
  let surface = findSurface(counts, items, point)
  for (let step = 0; step < INNER_STEPS; step += 1) {
    const better = climb(counts, items, point, surface)
    if (!better) break
    ;({ point, surface } = better)
  }
  estimates.fill(point.a, 0, count)
  estimates.set(point.intercepts, count)
}

function findSurface(
  counts: ReturnType<typeof readExpectation>,
  items: readonly ItemDesign[],
  { a, intercepts }: Point,
): Surface {
  const prior = findLogLognormal(a, items[0]?.priors.a ?? null)
  const sd = items[0]?.priors.a?.sd
  const surface: Surface = {
    value: prior.value,
    slope: prior.slope,
    curvature: sd === undefined ? 0 : 1 / (sd * a) ** 2,
    items: [],
  }
  for (const [item, { priors }] of items.entries()) {
    const d = intercepts[item] ?? 0
    const node_counts = { tried: counts.tried(item), right: counts.right(item) }
    const likelihood = findItemLikelihood(node_counts, a, d, undefined)
    const density = findLogNormal(d, priors.d)
    const { aa, ad, dd } = likelihood.information
    surface.value += likelihood.value + density.value
    surface.slope += likelihood.slope[0]
    surface.curvature += aa
    surface.items.push({
      slope: likelihood.slope[1] + density.slope,
      curvature: dd + density.curvature,
      cross: ad,
    })
  }
  return surface
}

function findStep({ slope, curvature, items }: Surface): Point {
  const a =
    items.reduce((sum, item) => sum - (item.cross * item.slope) / item.curvature, slope) /
    items.reduce((sum, item) => sum - item.cross ** 2 / item.curvature, curvature)
  return { a, intercepts: Float64Array.from(items, item => (item.slope - item.cross * a) / item.curvature) }
}

function climb(
  counts: ReturnType<typeof readExpectation>,
  items: readonly ItemDesign[],
  from: Point,
  { value, ...rest }: Surface,
) {
  const step = findStep({ value, ...rest })
  const longest = step.intercepts.reduce((max, part) => Math.max(max, Math.abs(part)), Math.abs(step.a))
  let share = Math.min(1, LONGEST_STEP / longest)
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const point = {
      a: from.a + share * step.a,
      intercepts: from.intercepts.map((d, item) => d + share * (step.intercepts[item] ?? 0)),
    }
    const surface = findSurface(counts, items, point)
    if (surface.value >= value) return { point, surface }
    share /= 2
  }
  return undefined
}
