const westernTimeMs = 7 * 3_600_000

/**
 * The entrance season that a try-out prepares for, by the year of its exam: UTBK is sat in April and May, so a season
 * ends with June, by the clock of Jakarta.
 */
export function findSeason(opensAt: string): number {
  const there = new Date(Date.parse(opensAt) + westernTimeMs)
  return there.getUTCFullYear() + (there.getUTCMonth() >= 6 ? 1 : 0)
}
