import { findProbability, type ItemParameters } from '../irt/item-response.ts'

/** One sub-test on the way to a total, as the student sat it. */
export interface PathPart {
  /** Its share in the total, of any scale that all parts have in common. */
  weight: number
  /** Points of its score for one unit of ability: the scale's B. */
  b: number
  theta: number
  /** Of the questions that count. */
  items: readonly ItemParameters[]
}

export interface PathStep {
  /** More right answers, on a paper like this one. */
  questions: number
  /** For a distance one standard error shorter and longer; `high` is null where no paper is long enough. */
  low: number
  high: number | null
}

const expectRight = (theta: number, items: readonly ItemParameters[]) =>
  items.reduce((sum, item) => sum + findProbability(theta, item), 0)

/** Beyond this an ability says nothing: the scale ends there. */
const LAST_ABILITY = 4

function countMore(points: number, { weight, b, theta, items }: PathPart, whole: number): number | null {
  if (points <= 0) return 0
  const wanted = theta + (points * whole) / (weight * b)
  if (wanted > LAST_ABILITY) return null
  return expectRight(wanted, items) - expectRight(theta, items)
}

/**
 * How many more right answers in this sub-test alone would raise the total by `points`: what is expected at the ability
 * that the rise needs, less what is expected now (the test characteristic curve; Lord 1980, ch. 4). `se`: error of the
 * distance. Null where this sub-test alone does not lead there, or has no weight.
 */
export function findPathStep(points: number, se: number, part: PathPart, whole: number): PathStep | null {
  if (part.weight <= 0 || part.b <= 0) return null
  const found = countMore(points, part, whole)
  if (found === null) return null
  const low = countMore(points - se, part, whole) ?? 0
  const high = countMore(points + se, part, whole)
  const questions = Math.max(1, Math.round(found))
  return {
    questions,
    low: Math.min(questions, Math.max(0, Math.floor(low))),
    high: high === null ? null : Math.max(questions, Math.ceil(high)),
  }
}
