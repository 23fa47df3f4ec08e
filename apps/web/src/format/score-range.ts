import { formatCount } from './format-number.ts'

/**
 * "612 ± 21", and between which scores the true one lies two times out of three: one standard error either way, and
 * never beyond the scale.
 */
export function describeScore(score: number, se: number, { min, max }: { min: number; max: number }) {
  return {
    score: formatCount(score),
    error: formatCount(se),
    from: formatCount(Math.max(min, Math.round(score) - Math.round(se))),
    to: formatCount(Math.min(max, Math.round(score) + Math.round(se))),
  }
}
