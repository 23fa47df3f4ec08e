import { findDifficulty, type ItemParameters, logistic } from './item-response.ts'

/** Brings abilities of a new form to the scale of the base: theta on the base = k theta + s. */
export interface Link {
  k: number
  s: number
}

/** One item calibrated apart on both forms. */
export interface AnchorPair {
  base: ItemParameters
  form: ItemParameters
}

/** Parameters of the new form on the base's scale. */
export const moveToBase = ({ a, d, c }: ItemParameters, { k, s }: Link): ItemParameters => ({
  a: a / k,
  d: d - (a * s) / k,
  c,
})

const findMean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function findSpread(values: readonly number[]) {
  const mean = findMean(values)
  return Math.sqrt(findMean(values.map(value => (value - mean) ** 2)))
}

/** Links by mean and SD of the anchors' difficulties (Marco 1977). Needs two anchors of different difficulty. */
export function linkByMeanSigma(anchors: readonly AnchorPair[]): Link {
  const base = anchors.map(anchor => findDifficulty(anchor.base))
  const form = anchors.map(anchor => findDifficulty(anchor.form))
  const k = findSpread(base) / findSpread(form)
  return { k, s: findMean(base) - k * findMean(form) }
}

/** 41 abilities on the base's scale, weighed by the standard normal density: where students are, curves have to meet. */
const ABILITIES = Array.from({ length: 41 }, (_, index) => -4 + index / 5)
const ROOT_WEIGHTS = ABILITIES.map(theta => Math.exp(-0.25 * theta * theta))
const STEPS = 100
const PRECISION = 1e-12

/** What the two curves differ by at one ability, and how that changes with k and s. */
interface Residual {
  value: number
  by_k: number
  by_s: number
}

function compareCurves({ base, form }: AnchorPair, theta: number, { k, s }: Link): Residual {
  const on_form = (theta - s) / k
  const known = logistic(form.a * on_form + form.d)
  const slope = (1 - form.c) * known * (1 - known) * (form.a / k)
  return {
    value: base.c + (1 - base.c) * logistic(base.a * theta + base.d) - form.c - (1 - form.c) * known,
    by_k: slope * on_form,
    by_s: slope,
  }
}

const add = (one: Residual, other: Residual): Residual => ({
  value: one.value + other.value,
  by_k: one.by_k + other.by_k,
  by_s: one.by_s + other.by_s,
})

type Criterion = (anchors: readonly AnchorPair[], link: Link) => Residual[]

/** The residuals of these anchors under a link. */
type Measure = (link: Link) => Residual[]

const weigh = ({ value, by_k, by_s }: Residual, place: number): Residual => {
  const root = ROOT_WEIGHTS[place] ?? 0
  return { value: root * value, by_k: root * by_k, by_s: root * by_s }
}

const listItemResiduals: Criterion = (anchors, link) =>
  ABILITIES.flatMap((theta, place) => anchors.map(anchor => weigh(compareCurves(anchor, theta, link), place)))

const listTestResiduals: Criterion = (anchors, link) =>
  ABILITIES.map((theta, place) =>
    weigh(anchors.map(anchor => compareCurves(anchor, theta, link)).reduce(add), place),
  )

const sumSquares = (residuals: readonly Residual[]) =>
  residuals.reduce((sum, { value }) => sum + value * value, 0)

/** Least squares by Gauss-Newton from the mean/sigma link, each step halved while it leads up. */
function minimise(anchors: readonly AnchorPair[], criterion: Criterion): Link {
  const measure: Measure = link => criterion(anchors, link)
  let link = linkByMeanSigma(anchors)
  let residuals = measure(link)
  for (let step = 0; step < STEPS; step += 1) {
    const direction = findDirection(residuals)
    const next = descend(measure, link, sumSquares(residuals), direction)
    if (!next) break
    const moved = Math.abs(next.link.k - link.k) + Math.abs(next.link.s - link.s)
    ;({ link, residuals } = next)
    if (moved < PRECISION) break
  }
  return link
}

function findDirection(residuals: readonly Residual[]): Link {
  let [kk, ks, ss, k, s] = [0, 0, 0, 0, 0]
  for (const { value, by_k, by_s } of residuals) {
    kk += by_k * by_k
    ks += by_k * by_s
    ss += by_s * by_s
    k -= by_k * value
    s -= by_s * value
  }
  const determinant = kk * ss - ks * ks
  return { k: (ss * k - ks * s) / determinant, s: (kk * s - ks * k) / determinant }
}

function descend(measure: Measure, from: Link, height: number, direction: Link) {
  for (let share = 1; share > 1e-6; share /= 2) {
    const link = { k: from.k + share * direction.k, s: from.s + share * direction.s }
    if (!(link.k > 0)) continue
    const residuals = measure(link)
    if (sumSquares(residuals) < height) return { link, residuals }
  }
  return undefined
}

/** Least squared difference of the anchors' curves, each by itself (Haebara 1980), the form moved to the base. */
export const linkByItemCurves = (anchors: readonly AnchorPair[]): Link => minimise(anchors, listItemResiduals)

/** Least squared difference of the sums of the anchors' curves (Stocking & Lord 1983), the form moved to the base. */
export const linkByTestCurve = (anchors: readonly AnchorPair[]): Link => minimise(anchors, listTestResiduals)
