/**
 * The three-parameter logistic model (Birnbaum 1968) without scaling constant: the chance of a right answer at ability
 * theta is c + (1 - c) / (1 + exp(-(a theta + d))). The difficulty on the ability scale is b = -d / a. 2PL is c = 0.
 */
export interface ItemParameters {
  a: number
  d: number
  c: number
}

export function findProbability(theta: number, { a, d, c }: ItemParameters): number {
  return c + (1 - c) / (1 + Math.exp(-(a * theta + d)))
}

/** Fisher information of one item at theta: 0 or more, in units of 1 / (ability variance). */
export function findInformation(theta: number, { a, d, c }: ItemParameters): number {
  const logistic = 1 / (1 + Math.exp(-(a * theta + d)))
  const probability = c + (1 - c) * logistic
  const wrong = (1 - c) * (1 - logistic)
  return probability === 0 ? 0 : (a * a * wrong * logistic * logistic) / probability
}

export const findDifficulty = ({ a, d }: ItemParameters): number => -d / a

/** The logistic function's inverse; `logit(0)` and `logit(1)` are infinite. */
export const logit = (probability: number): number => Math.log(probability / (1 - probability))

export const logistic = (value: number): number => 1 / (1 + Math.exp(-value))
