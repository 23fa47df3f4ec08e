import { solveEquation } from '../irt/solve-equation.ts'
import { findChiSquareTail } from './chi-square.ts'

/** The standard normal distribution function, by the chi-square one: a squared normal number is one of those. */
export function findNormalShare(z: number): number {
  const half = findChiSquareTail(z * z, 1) / 2
  return z < 0 ? half : 1 - half
}

/** Its inverse; shares beyond 1e-15 of 0 or 1 give -8 or 8. */
export function findNormalQuantile(share: number): number {
  if (share < 1e-15) return -8
  if (share > 1 - 1e-15) return 8
  return solveEquation(z => findNormalShare(z) - share, -8, 8)
}

export const findNormalDensity = (z: number): number => Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI)
