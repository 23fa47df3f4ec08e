/** What each option of a question is worth, by option id, as in the TKP part of SKD: 1 to 5, blank 0. */
export type OptionWeights = Readonly<Record<string, number>>

export interface WeighedPart {
  raw: number
  max: number
  blank: number
}

const read = (weights: OptionWeights, option: string) =>
  Object.hasOwn(weights, option) ? (weights[option] ?? 0) : 0

const round = (number: number) => Math.round(number * 10_000) / 10_000

/**
 * Adds up the weights of the chosen options, one per question and null for a blank. An option without a weight is worth
 * nothing. Weights are whole numbers or have few decimals; sums are given to 4 decimals.
 */
export function scoreOptionWeights(
  questions: readonly OptionWeights[],
  chosen: readonly (string | null)[],
): WeighedPart {
  const part = { raw: 0, max: 0, blank: 0 }
  for (const [index, weights] of questions.entries()) {
    const option = chosen[index] ?? null
    part.max += Math.max(0, ...Object.values(weights))
    if (option === null) part.blank += 1
    else part.raw += read(weights, option)
  }
  return { raw: round(part.raw), max: round(part.max), blank: part.blank }
}
