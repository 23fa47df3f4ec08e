/** A total as reported: how far it would move were the same student to sit a like paper on the same day. */
export interface ReportedTotal {
  score: number
  sem: number
}

/** Those who sat the same try-out: mean and SD of their totals. */
export interface ScoreGroup {
  mean: number
  sd: number
}

export interface SubTestError {
  weight: number
  /** Standard error in points, and in units of ability under a standard normal prior. */
  scaled_se: number
  theta_se: number
}

/**
 * The standard error of measurement of a total: what of it another paper would give anew. An EAP is rho theta and noise of
 * variance rho (1 - rho); given abilities, sub-tests err independently, however much abilities go together.
 */
export function findTotalSem(subTests: readonly SubTestError[]): number {
  const weight = subTests.reduce((sum, subTest) => sum + subTest.weight, 0)
  const variance = subTests.reduce(
    (sum, { weight: own, scaled_se, theta_se }) =>
      sum + ((own / weight) * scaled_se) ** 2 * Math.max(0, 1 - theta_se ** 2),
    0,
  )
  return Math.sqrt(variance)
}

/** How far students drift apart until the exam, as some practise more than others; in SDs of the scale. */
export const GROWTH_SD = 0.2

/**
 * The score that the exam itself will give, on the same scale: nearer to the mean than the try-out's, because luck is
 * part of a good result and does not come again (Kelley 1947), with the exam's own error and unequal growth. That all
 * grow changes no chance: so do those with whom one competes.
 */
export function predictExam(
  { score, sem }: ReportedTotal,
  group: ScoreGroup,
  growth_sd: number,
): { score: number; se: number } {
  const reliability = group.sd > 0 ? Math.max(0, 1 - (sem / group.sd) ** 2) : 0
  return {
    score: group.mean + reliability * (score - group.mean),
    se: Math.hypot(sem * Math.sqrt(1 + reliability), growth_sd),
  }
}
