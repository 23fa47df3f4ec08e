export interface OptionCorrelation {
  /** Of the students, how many chose it. */
  share: number
  /** With the right answers to the other items. */
  corrected: number
}

/** Choosing one option rules the other out: this is how two indicators that exclude each other correlate. */
const relate = (one: number, other: number) => -Math.sqrt((one * other) / ((1 - one) * (1 - other)))

/**
 * By how many standard errors the correlation of one option stands above that of another option of the same item, which
 * correlates with the same score (Meng, Rosenthal & Rubin 1992, Psychological Bulletin 111, equations 1 to 3).
 */
export function compareCorrelations(
  one: OptionCorrelation,
  other: OptionCorrelation,
  students: number,
): number {
  const squares = (one.corrected ** 2 + other.corrected ** 2) / 2
  const between = relate(one.share, other.share)
  const f = Math.min(1, (1 - between) / (2 * (1 - squares)))
  const h = (1 - f * squares) / (1 - squares)
  const difference = Math.atanh(one.corrected) - Math.atanh(other.corrected)
  return difference * Math.sqrt((students - 3) / (2 * (1 - between) * h))
}
