/**
 * The entrance season that a try-out prepares for, by the year of its exam: UTBK is sat in April and May, so a season
 * ends with June.
 */
export function findSeason(opensAt: string): number {
  const opens = new Date(opensAt)
  return opens.getUTCFullYear() + (opens.getUTCMonth() >= 6 ? 1 : 0)
}

/**
 * Mean and SD that the norm group is given: 500 and 100 on the scale of 200 to 1000, which fits what UTBK publishes, and
 * the same places on any other.
 */
export function findWantedNorm({ scale_min, scale_max }: { scale_min: number; scale_max: number }) {
  const width = scale_max - scale_min
  return { mean: scale_min + 0.375 * width, sd: 0.125 * width }
}
