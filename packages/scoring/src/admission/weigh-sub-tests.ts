/** How a major weighs sub-tests, by the code of their subject; empty: as the try-out does. */
export type MajorWeights = Readonly<Record<string, number>>

/** The weights of a try-out's sub-tests for one major: one that the major does not name weighs 1. */
export function chooseWeights(
  subTests: readonly { code: string; weight: number }[],
  weights: MajorWeights,
): number[] {
  const isOwn = Object.keys(weights).length > 0
  return subTests.map(({ code, weight }) => (isOwn ? (weights[code] ?? 1) : weight))
}

/** The weighted mean of the sub-test scores shown; null where none that counts has a score. */
export function weighScores(scores: readonly (number | null)[], weights: readonly number[]): number | null {
  const known = scores.flatMap((score, place) =>
    score === null ? [] : [{ score, weight: weights[place] ?? 0 }],
  )
  const weight = known.reduce((sum, one) => sum + one.weight, 0)
  return weight > 0 ? known.reduce((sum, one) => sum + one.weight * one.score, 0) / weight : null
}
