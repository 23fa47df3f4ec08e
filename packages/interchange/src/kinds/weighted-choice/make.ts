import { nameOptions } from '@gerbang/contract/question/name-parts.ts'
import type { Question } from '../question.ts'
import { byId } from '../parts.ts'

type WeightedChoice = Question<'weighted_choice'>

/** `values[i]` is what option i is worth; null where nobody says it. */
export function makeWeightedChoice(
  prompt: string,
  texts: readonly string[],
  values: readonly (number | null)[],
): WeightedChoice {
  const type = 'weighted_choice'
  const options = nameOptions(texts)
  const weights = byId(options, values)
  return { content: { type, prompt, options }, key: weights && { type, weights } }
}

export const listWeights = ({ content, key }: WeightedChoice): (number | null)[] =>
  content.options.map(({ id }) => key?.weights[id] ?? null)

/** The greatest weight, by which formats that know shares of a hundred divide. */
export const greatestWeight = (question: WeightedChoice): number =>
  Math.max(1, ...listWeights(question).map(weight => weight ?? 0))

const mostWeight = 10

/**
 * Shares of a hundred back to weights. Where no option has any share, nobody has said what they are worth; nor has a
 * share that leads beyond what an option may be worth.
 */
export function scaleWeights(shares: readonly number[], greatest: number): (number | null)[] {
  const areSaid = shares.some(share => share > 0)
  return shares.map(share => {
    const weight = Math.round((share * greatest) / 100) || 0
    return areSaid && weight >= 0 && weight <= mostWeight ? weight : null
  })
}
