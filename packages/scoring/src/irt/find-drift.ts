import { findChiSquareTail } from '../statistics/chi-square.ts'
import type { Curvature } from './item-likelihood.ts'
import { findProbability, type ItemParameters, logistic } from './item-response.ts'
import type { AnchorPair, Link } from './link-scales.ts'
import { findLogWeights, NODES, STANDARD_NORMAL } from './quadrature.ts'

/** An anchor that chance moves so far only this often is not the item it was: known, printed, corrected, or misread. */
export const DRIFT_LIMIT = 0.01

/** Root mean square difference of chances to be right that never matters, however many students show it. */
const LEAST_DIFFERENCE = 0.02

/** An anchor with the covariances of a, d and logit c of both calibrations. */
export interface MeasuredAnchor extends AnchorPair {
  base_covariance: Curvature
  form_covariance: Curvature
}

export interface DriftCheck {
  link: Link
  /** Places in the anchors given, ascending. */
  kept: number[]
  /**
   * In the order in which they were dropped: how much likelier a right answer has become on average, and how often
   * chance alone would show a curve as different as this one.
   */
  dropped: { anchor: number; change: number; p: number }[]
}

type Triple = readonly [number, number, number]

/** How the chance of a right answer follows from a, d and logit c. */
function findGradient({ a, d, c }: ItemParameters, theta: number): Triple {
  const known = logistic(a * theta + d)
  const by_d = (1 - c) * known * (1 - known)
  return [by_d * theta, by_d, c * (1 - c) * (1 - known)]
}

/** The abilities of both groups in equal parts, on the base's scale. */
function weighAbilities({ k, s }: Link): Float64Array {
  const base = findLogWeights(STANDARD_NORMAL)
  const form = findLogWeights({ mean: s, sd: k })
  return base.map((value, node) => (Math.exp(value) + Math.exp(form[node] ?? -Infinity)) / 2)
}

const multiply = ([a, d, c]: Triple, { aa, ad, ac, dd, dc, cc }: Curvature, [x, y, z]: Triple) =>
  a * (aa * x + ad * y + ac * z) + d * (ad * x + dd * y + dc * z) + c * (ac * x + dc * y + cc * z)

/** Height and tilt of the difference of the two curves, with how these follow from the parameters of each. */
function contrastCurves({ base, form }: AnchorPair, { k, s }: Link) {
  const weights = weighAbilities({ k, s })
  const centre = s / 2
  const contrasts = [0, 1].map(() => ({ value: 0, base: [0, 0, 0], form: [0, 0, 0] }))
  let squares = 0
  for (const [node, theta] of NODES.entries()) {
    const at = (theta - s) / k
    const difference = findProbability(at, form) - findProbability(theta, base)
    const gradients = { base: findGradient(base, theta), form: findGradient(form, at) }
    squares += (weights[node] ?? 0) * difference ** 2
    for (const [power, contrast] of contrasts.entries()) {
      const weight = (weights[node] ?? 0) * (theta - centre) ** power
      contrast.value += weight * difference
      for (const part of [0, 1, 2] as const) {
        contrast.base[part] = (contrast.base[part] ?? 0) - weight * gradients.base[part]
        contrast.form[part] = (contrast.form[part] ?? 0) + weight * gradients.form[part]
      }
    }
  }
  return { contrasts, difference: Math.sqrt(squares) }
}

const asTriple = ([a = 0, d = 0, c = 0]: readonly number[]): Triple => [a, d, c]

/**
 * Whether an item has moved: a Wald test of height and tilt of the difference of its curves over both groups, against
 * the errors of both calibrations (the item-fit form of Lord's 1980 chi-square; in 3PL a, b and c alone are too loose).
 */
function testAnchor(anchor: MeasuredAnchor, link: Link) {
  const { contrasts, difference } = contrastCurves(anchor, link)
  const [height, tilt] = contrasts
  if (!height || !tilt) return { change: 0, p: 1 }
  const covary = (one: typeof height, other: typeof height) =>
    multiply(asTriple(one.base), anchor.base_covariance, asTriple(other.base)) +
    multiply(asTriple(one.form), anchor.form_covariance, asTriple(other.form))
  const [hh, ht, tt] = [covary(height, height), covary(height, tilt), covary(tilt, tilt)]
  const determinant = hh * tt - ht * ht
  const square =
    (tt * height.value ** 2 - 2 * ht * height.value * tilt.value + hh * tilt.value ** 2) / determinant
  // Without errors of estimation, as between exact parameters, any difference that matters is a drift.
  const p = determinant > 0 ? findChiSquareTail(square, 2) : 0
  return { change: height.value, p: difference < LEAST_DIFFERENCE ? 1 : p }
}

type FindLink = (anchors: readonly AnchorPair[]) => Link

/** So many of the anchors are trusted to find the link that the others are judged by. */
const CORE_SHARE = 0.6
const CORE_STEPS = 5
/** A link of fewer says nothing of slopes. */
const LEAST_KEPT = 2

const findMedian = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

/**
 * The link of the anchors that agree best (concentration steps, Rousseeuw & Van Driessen 2006): where four of ten have moved
 * the same way, a link of all lies between, and good ones look as moved as the others.
 */
function linkCore(anchors: readonly MeasuredAnchor[], findLink: FindLink): Link {
  const size = Math.max(LEAST_KEPT, Math.ceil(CORE_SHARE * anchors.length))
  let link = findLink(anchors)
  for (let step = 0; step < CORE_STEPS; step += 1) {
    const heights = anchors.map(anchor => contrastCurves(anchor, link).contrasts[0]?.value ?? 0)
    const middle = findMedian(heights)
    const core = heights
      .map((height, index) => ({ index, apart: Math.abs(height - middle) }))
      .toSorted((one, other) => one.apart - other.apart || one.index - other.index)
      .slice(0, size)
    link = findLink(core.flatMap(({ index }) => anchors[index] ?? []))
  }
  return link
}

/** Anchors that do not fit a link, the least likely first; at most all but `LEAST_KEPT`. */
function listMisfits(anchors: readonly MeasuredAnchor[], link: Link): DriftCheck['dropped'] {
  return anchors
    .map((anchor, index) => ({ anchor: index, ...testAnchor(anchor, link) }))
    .filter(({ p }) => p < DRIFT_LIMIT)
    .toSorted((one, other) => one.p - other.p || one.anchor - other.anchor)
    .slice(0, Math.max(0, anchors.length - LEAST_KEPT))
}

const ROUNDS = 10

/**
 * Judges all by the link of those that agree best, links what fits, and judges all again until the same ones are left out. Each
 * is judged against its own standard errors, so that good anchors stay where calibrations are small; at least `LEAST_KEPT` are kept.
 * Slopes have to be above 0.
 */
export function linkWithoutDrift(anchors: readonly MeasuredAnchor[], findLink: FindLink): DriftCheck {
  let link = linkCore(anchors, findLink)
  let dropped: DriftCheck['dropped'] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const misfits = listMisfits(anchors, link)
    const before = new Set(dropped.map(({ anchor }) => anchor))
    const isSame =
      round > 0 && misfits.length === before.size && misfits.every(({ anchor }) => before.has(anchor))
    dropped = misfits
    if (isSame) break
    const lost = new Set(misfits.map(({ anchor }) => anchor))
    link = findLink(anchors.filter((_, index) => !lost.has(index)))
  }
  const lost = new Set(dropped.map(({ anchor }) => anchor))
  return { link, kept: [...anchors.keys()].filter(index => !lost.has(index)), dropped }
}
