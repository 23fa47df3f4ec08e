import { logistic } from './item-response.ts'
import { NODE_COUNT, NODES } from './quadrature.ts'

/** Expected counts of one item at the 61 nodes. */
export interface NodeCounts {
  tried: Float64Array
  right: Float64Array
}

/**
 * The expected log likelihood of one item with its slope by a, d and logit c, and Fisher's information of these. All
 * sums over the nodes.
 */
export interface ItemLikelihood {
  value: number
  slope: [number, number, number]
  information: Curvature
}

/** A symmetric matrix of a, d and logit c. */
export interface Curvature {
  aa: number
  ad: number
  ac: number
  dd: number
  dc: number
  cc: number
}

/** `logit_c` is undefined for an item that nobody guesses; then what belongs to c is 0. */
export function findItemLikelihood(
  { tried, right }: NodeCounts,
  a: number,
  d: number,
  logit_c: number | undefined,
): ItemLikelihood {
  const c = logit_c === undefined ? 0 : logistic(logit_c)
  let value = 0
  let sa = 0
  let sd = 0
  let sc = 0
  let aa = 0
  let ad = 0
  let ac = 0
  let dd = 0
  let dc = 0
  let cc = 0
  for (let node = 0; node < NODE_COUNT; node += 1) {
    const count = tried[node] ?? 0
    if (count === 0) continue
    const theta = NODES[node] ?? 0
    const known = logistic(a * theta + d)
    // As 1 / (1 + e^z) and not 1 - L, which loses all digits of a hard item's chance or an easy item's miss.
    const miss = (1 - c) * logistic(-a * theta - d)
    const chance = c + (1 - c) * known
    const hits = right[node] ?? 0
    value += hits * Math.log(Math.max(chance, TINY)) + (count - hits) * Math.log(Math.max(miss, TINY))
    const residual = hits * miss - (count - hits) * chance
    const by_logit = chance > 0 ? known / chance : 1
    const by_c = c / Math.max(chance, TINY)
    const weight = count * chance * miss
    sd += residual * by_logit
    sa += residual * by_logit * theta
    sc += residual * by_c
    const w = weight * by_logit * by_logit
    dd += w
    ad += w * theta
    aa += w * theta * theta
    const v = weight * by_logit * by_c
    dc += v
    ac += v * theta
    cc += weight * by_c * by_c
  }
  return { value, slope: [sa, sd, sc], information: { aa, ad, ac, dd, dc, cc } }
}

const TINY = 1e-300
