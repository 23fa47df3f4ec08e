/** An ability as it was scored, with a standard normal prior. */
export interface SatAbility {
  eap: number
  /** Posterior SD. */
  se: number
}

/** One sub-test in two sittings on one scale. */
export interface SatTwice {
  first: SatAbility
  last: SatAbility
  /** Points to one unit of ability: the scale's B. */
  b: number
  /** What is not known of where both scales stand, in SDs of ability. */
  scale_se?: number
  /** Of the sub-test in the total: 0 or more. */
  weight: number
}

export interface Growth {
  value: number
  se: number
}

/** The least that answers have to say, as a share of the prior's precision, before their word is taken alone. */
const LEAST_PRECISION = 0.2

/**
 * How much an ability has grown, in points. Both scores are drawn to the mean, and so is their difference: it is divided by what
 * the prior leaves of it, at the mean posterior variance of both. What answers alone say errs independently in two sittings.
 * Undefined where hardly anything was answered.
 */
export function reportGrowth({ first, last, b, scale_se = 0 }: Omit<SatTwice, 'weight'>): Growth | undefined {
  const variance = (first.se ** 2 + last.se ** 2) / 2
  const precision = 1 / variance - 1
  if (precision < LEAST_PRECISION) return undefined
  return {
    value: (b * (last.eap - first.eap)) / (1 - variance),
    se: b * Math.sqrt(2 / precision + scale_se ** 2),
  }
}

/** The same of a weighted mean of sub-tests; undefined where one of them says too little, or none has a weight. */
export function reportTotalGrowth(subTests: readonly SatTwice[]): Growth | undefined {
  const counted = subTests.filter(({ weight }) => weight > 0)
  const whole = counted.reduce((sum, { weight }) => sum + weight, 0)
  const parts = counted.flatMap(subTest => {
    const own = reportGrowth(subTest)
    return own ? [{ share: subTest.weight / whole, ...own }] : []
  })
  if (parts.length === 0 || parts.length < counted.length) return undefined
  return {
    value: parts.reduce((sum, { share, value }) => sum + share * value, 0),
    se: Math.sqrt(parts.reduce((sum, { share, se }) => sum + (share * se) ** 2, 0)),
  }
}
