/**
 * Variance of the noise in an EAP. With a standard normal prior an EAP is rho theta and noise of variance rho (1 - rho), where
 * 1 - rho is the mean posterior variance; so this holds for a group of any mean and SD.
 */
export const findNoise = (posterior: number) => posterior * (1 - posterior)

/** Mean posterior variance of abilities, by the mean square of the errors told, in points. */
export const findPosterior = (square_error: number, { b, scale_se = 0 }: { b: number; scale_se?: number }) =>
  Math.max(0, square_error / b ** 2 - scale_se ** 2)

/** Of fewer students nobody can say how much of their differences is no error. */
const LEAST_FOR_RELIABILITY = 30

interface Stratum {
  /** Of the sub-test in the total: 0 or more. */
  weight: number
  /** Mean square of these students' standard errors, in points. */
  square_error: number | null
  /** Points to one unit of ability; null where right answers were counted. */
  b: number | null
  /** What is not known of the scale itself, in SDs of ability. */
  scale_se?: number
}

/**
 * The share of the differences between weighted means of sub-tests that is no error, 0 to 1, by the errors of the very students
 * whose totals these are. The noise of one sub-test knows nothing of another's. `sd` of those means; null where a figure lacks,
 * and of few students.
 */
export function findReliability(
  { sd, students }: { sd: number | null; students: number },
  strata: readonly Stratum[],
): number | null {
  const weight = strata.reduce((sum, stratum) => sum + stratum.weight, 0)
  if (sd === null || sd === 0 || weight === 0 || students < LEAST_FOR_RELIABILITY) return null
  let noise = 0
  for (const { b, square_error, scale_se = 0, ...stratum } of strata.filter(one => one.weight > 0)) {
    if (b === null || square_error === null) return null
    noise += ((stratum.weight / weight) * b) ** 2 * findNoise(findPosterior(square_error, { b, scale_se }))
  }
  return Math.min(1, Math.max(0, 1 - noise / sd ** 2))
}
