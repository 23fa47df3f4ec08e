/**
 * The entrance season that a try-out prepares for, by the year of its exam: UTBK is sat in April and May, so a season
 * ends with June.
 */
export function findSeason(opensAt: string): number {
  const opens = new Date(opensAt)
  return opens.getUTCFullYear() + (opens.getUTCMonth() >= 6 ? 1 : 0)
}
