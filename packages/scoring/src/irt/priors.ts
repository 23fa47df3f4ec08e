import type { Estimates, ItemDesign, ItemPriors, Normal } from './estimates.ts'
import { logit } from './item-response.ts'

export const NO_PRIORS: ItemPriors = { a: null, d: null, logit_c: null }

/** From so many on the answers speak for themselves, and priors hardly move a score. */
export const MANY_STUDENTS = 1000

/** Wrong options attract those who half know: an item's c lies below blind chance (Lord 1974), where it lies above this. */
const BELOW_CHANCE = 0.03

/**
 * The priors that keep a 3PL calibration safe from 15 students on. `options` is the number of answers that blind
 * guessing chooses from: 5 for a single choice of five, 16 for a table of four true-or-false rows. Few students cannot
 * say what an item's c is, so the prior decides it, and has to be where it is.
 */
export function choosePriors(students: number, options: number): ItemPriors {
  const chance = 1 / options
  const isFew = students < MANY_STUDENTS
  return {
    a: { mean: 0, sd: isFew ? 0.3 : 0.5 },
    d: { mean: 0, sd: 2 },
    logit_c: { mean: logit(isFew ? Math.max(chance / 2, chance - BELOW_CHANCE) : chance), sd: 0.5 },
  }
}

/** A log density with its slope, and a curvature: the negative second derivative. */
export interface LogDensity {
  value: number
  slope: number
  curvature: number
}

const NO_DENSITY: LogDensity = { value: 0, slope: 0, curvature: 0 }
const LOG_ROOT_TWO_PI = 0.5 * Math.log(2 * Math.PI)

export function findLogNormal(value: number, prior: Normal | null): LogDensity {
  if (!prior) return NO_DENSITY
  const z = (value - prior.mean) / prior.sd
  return {
    value: -0.5 * z * z - Math.log(prior.sd) - LOG_ROOT_TWO_PI,
    slope: -z / prior.sd,
    curvature: 1 / prior.sd ** 2,
  }
}

/** The density of a itself where ln a is normal, hence the term -ln a; no slope of 0 or less has any. */
export function findLogLognormal(a: number, prior: Normal | null): LogDensity {
  if (!prior) return NO_DENSITY
  if (a <= 0) return { value: -Infinity, slope: 0, curvature: 0 }
  const normal = findLogNormal(Math.log(a), prior)
  return {
    value: normal.value - Math.log(a),
    slope: (normal.slope - 1) / a,
    curvature: (normal.curvature + normal.slope - 1) / (a * a),
  }
}

/** Log density of one item's parameters, given a, d and logit c. */
export function findItemLogPrior(priors: ItemPriors, a: number, d: number, logit_c: number): number {
  return (
    findLogLognormal(a, priors.a).value +
    findLogNormal(d, priors.d).value +
    findLogNormal(logit_c, priors.logit_c).value
  )
}

/** The sum over all items that are not fixed; a slope that all share counts once, by the first item's prior. */
export function findLogPrior(estimates: Estimates, items: readonly ItemDesign[], common: boolean): number {
  const count = items.length
  return items.reduce((sum, { priors, guessing, fixed }, item) => {
    if (fixed) return sum
    const used = {
      a: common && item > 0 ? null : priors.a,
      d: priors.d,
      logit_c: guessing ? priors.logit_c : null,
    }
    const at = (part: number) => estimates[part * count + item] ?? 0
    return sum + findItemLogPrior(used, at(0), at(1), at(2))
  }, 0)
}
