import { type ItemParameters, logistic, logit } from './item-response.ts'
import type { Latent } from './quadrature.ts'

/** Means and standard deviations of normal densities on ln a, d and logit c; null where there is no prior. */
export interface ItemPriors {
  a: Normal | null
  d: Normal | null
  logit_c: Normal | null
}

export interface Normal {
  mean: number
  sd: number
}

export interface ItemDesign {
  /** Whether c is estimated; otherwise it is 0. */
  guessing: boolean
  priors: ItemPriors
  /** Parameters of an anchor, which are held; null for an item to calibrate. */
  fixed: ItemParameters | null
}

export interface CalibrationDesign {
  items: readonly ItemDesign[]
  /** 1PL: all items share one slope. Then no item guesses and none is fixed. */
  common_slope: boolean
  /** Whether mean and SD of ability are estimated, which needs fixed items; otherwise 0 and 1. */
  free_latent: boolean
}

/**
 * All parameters in one vector, so that acceleration is plain vector arithmetic: the slopes a, then the intercepts d,
 * then logit c (0 and unused where nobody guesses), then mean and ln SD of ability.
 */
export type Estimates = Float64Array

export function readParameters(estimates: Estimates, items: readonly ItemDesign[]): ItemParameters[] {
  const count = items.length
  return items.map(({ guessing, fixed }, item) => ({
    a: estimates[item] ?? 0,
    d: estimates[count + item] ?? 0,
    c: guessing ? (fixed?.c ?? logistic(estimates[2 * count + item] ?? 0)) : 0,
  }))
}

export function readLatent(estimates: Estimates): Latent {
  return { mean: estimates.at(-2) ?? 0, sd: Math.exp(estimates.at(-1) ?? 0) }
}

/** Largest change of any a, d, c, mean or ln SD. c and not its logit: an item that nobody guesses has none to find. */
export function findLargestChange(before: Estimates, after: Estimates, count: number): number {
  let largest = 0
  for (const [index, value] of after.entries()) {
    const isLogit = index >= 2 * count && index < 3 * count
    const old = before[index] ?? 0
    const change = isLogit ? logistic(value) - logistic(old) : value - old
    largest = Math.max(largest, Math.abs(change))
  }
  return largest
}

/** A start from the shares of right answers alone: slope 1 (or the prior's median), guessing at the prior's. */
export function startEstimates({ items }: CalibrationDesign, shares: readonly number[]): Estimates {
  const count = items.length
  const estimates = new Float64Array(3 * count + 2)
  for (const [item, { guessing, priors, fixed }] of items.entries()) {
    const c = guessing ? logistic(priors.logit_c?.mean ?? UNKNOWN_LOGIT_C) : 0
    const start = fixed ?? startItem(shares[item] ?? 0.5, Math.exp(priors.a?.mean ?? 0), c)
    estimates[item] = start.a
    estimates[count + item] = start.d
    estimates[2 * count + item] = guessing ? logit(start.c) : 0
  }
  return estimates
}

/** The logit of one in five, the usual single choice. */
const UNKNOWN_LOGIT_C = Math.log(0.25)

/** A normal ability of variance 1 flattens a logistic curve by sqrt(1 + 0.346 a²) (Camilli 1994). */
function startItem(share: number, a: number, c: number): ItemParameters {
  const known = Math.min(0.98, Math.max(0.02, (share - c) / (1 - c)))
  return { a, d: logit(known) * Math.sqrt(1 + 0.346 * a * a), c }
}
