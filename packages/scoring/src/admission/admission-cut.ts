import { findNormalDensity, findNormalQuantile } from '../statistics/normal.ts'

/** Seats, and who competes for them, of one major in one year. */
export interface Seats {
  capacity: number
  applicants: number
}

/** The score that the last admitted student has, with its standard error, and where both come from. */
export interface AdmissionCut {
  cut: number
  se: number
  /** `platform`: the scores of those here who chose the major. `prior`: its selectivity alone. */
  basis: 'platform' | 'prior'
  /** Scores behind a platform cut; 0 for a prior one. Always to be shown beside a chance. */
  pool: number
}

/** Fewer choosers than this say less than the seats and applicants of last year do. */
export const LEAST_POOL = 50

/**
 * What applicants of all majors score, mean and SD of the national scale, and how far a cut guessed from selectivity alone tends
 * to be off: a guess until cuts of a year are known.
 */
const PRIOR = { mean: 500, sd: 100, se: 60 }

/** How far the cut of a major moves from year to year where its record is too short to tell; in SDs of the scale. */
export const USUAL_YEAR_SD = 0.2

/** A normal distribution has no lowest score; this share stands for it. */
const LEAST_SHARE = 0.01

/** The smallest value that this share of the values does not exceed. */
function findQuantile(ordered: Float64Array, share: number): number {
  const rank = Math.ceil(share * ordered.length)
  return ordered[Math.min(ordered.length, Math.max(1, rank)) - 1] ?? NaN
}

/** Half of what the quantile spans when its share moves by one standard error either way (Woodruff 1952). */
function findQuantileError(ordered: Float64Array, share: number): number {
  const step = Math.sqrt((share * (1 - share)) / ordered.length)
  return (findQuantile(ordered, share + step) - findQuantile(ordered, share - step)) / 2
}

/**
 * The same for normal scores. Near the best of a small pool both ends of Woodruff's span are one and the same student,
 * which would make the cut look certain.
 */
function findNormalError(scores: Float64Array, share: number): number {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / (scores.length - 1)
  const inner = Math.min(1 - LEAST_SHARE, Math.max(LEAST_SHARE, share))
  const step = Math.sqrt((inner * (1 - inner)) / scores.length)
  return (Math.sqrt(variance) * step) / findNormalDensity(findNormalQuantile(inner))
}

/**
 * Estimates the cut of a major as the (1 - capacity / applicants) quantile of its applicants' scores: of the choosers
 * here from 50 on, else of the prior. `year_sd` is the spread of the major's cut between years. All in points. As many seats as applicants, or more, give the lowest score.
 */
export function estimateCut(
  scores: readonly number[],
  { capacity, applicants }: Seats,
  year_sd: number,
): AdmissionCut {
  const share = Math.max(0, 1 - capacity / Math.max(applicants, 1))
  if (scores.length < LEAST_POOL) {
    const cut = PRIOR.mean + PRIOR.sd * findNormalQuantile(Math.max(share, LEAST_SHARE))
    return { cut, se: Math.hypot(PRIOR.se, year_sd), basis: 'prior', pool: 0 }
  }
  const ordered = Float64Array.from(scores).toSorted()
  const reach = Math.sqrt((share * (1 - share)) / ordered.length) + 1 / ordered.length
  const isInside = reach <= share && reach <= 1 - share
  const own = isInside ? findQuantileError(ordered, share) : findNormalError(ordered, share)
  const se = Math.hypot(own, year_sd)
  return { cut: findQuantile(ordered, share), se, basis: 'platform', pool: ordered.length }
}
