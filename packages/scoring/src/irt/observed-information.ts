import { logistic } from './item-response.ts'
import type { Curvature, NodeCounts } from './item-likelihood.ts'
import { NODE_COUNT, NODES } from './quadrature.ts'

/**
 * Negative second derivatives of one item's expected log likelihood by a, d and logit c. Not Fisher's information, which
 * averages over answers: standard errors want the answers that were given.
 */
export function findCurvature({ tried, right }: NodeCounts, a: number, d: number, c: number): Curvature {
  const sums = { aa: 0, ad: 0, ac: 0, dd: 0, dc: 0, cc: 0 }
  for (let node = 0; node < NODE_COUNT; node += 1) {
    const theta = NODES[node] ?? 0
    const bend = bendAt(logistic(a * theta + d), c, right[node] ?? 0, (tried[node] ?? 0) - (right[node] ?? 0))
    sums.dd += bend.zz
    sums.ad += bend.zz * theta
    sums.aa += bend.zz * theta * theta
    sums.dc += bend.zc
    sums.ac += bend.zc * theta
    sums.cc += bend.cc
  }
  return sums
}

/** By z = a theta + d and logit c, for `hits` right answers and `misses` wrong ones. */
function bendAt(known: number, c: number, hits: number, misses: number) {
  const chance = Math.max(c + (1 - c) * known, 1e-300)
  const blur = known * (1 - known)
  const by_z = ((1 - c) * blur) / chance
  const by_c = (c * (1 - c) * (1 - known)) / chance
  return {
    zz: hits * (by_z * by_z - by_z * (1 - 2 * known)) + misses * blur,
    zc: hits * (by_z * by_c + (c * (1 - c) * blur) / chance),
    cc: hits * (by_c * by_c - by_c * (1 - 2 * c)) + misses * c * (1 - c),
  }
}
