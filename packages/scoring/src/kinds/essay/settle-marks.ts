import type { Criterion } from '@gerbang/contract/question/essay.ts'

/** Points by criterion. */
export type GivenPoints = Readonly<Record<string, number>>

/** Two markers agree who lie at most so far apart, as a share of all points. */
const MOST_APART = 0.2

/** Which mark of an answer it is: the first, the second, or the one that decides between two that disagree. */
export type Round = 1 | 2 | 3

type Rubric = readonly Criterion[]

const pointsOf = ({ id, points }: Criterion, given: GivenPoints) =>
  Math.min(points, Math.max(0, given[id] ?? 0))

/** The share of all points that a mark gives, 0 to 1. What the rubric does not know counts for nothing. */
export function shareOfPoints(rubric: Rubric, given: GivenPoints): number {
  const most = rubric.reduce((sum, { points }) => sum + points, 0)
  return most === 0 ? 0 : rubric.reduce((sum, one) => sum + pointsOf(one, given), 0) / most
}

function isApart(rubric: Rubric, one: GivenPoints, other: GivenPoints): boolean {
  // Tenths are not exact in binary; a difference of exactly the limit is none too many.
  return Math.abs(shareOfPoints(rubric, one) - shareOfPoints(rubric, other)) > MOST_APART + 1e-9
}

/** The mark that an answer still needs; undefined once it is settled. `given` is in the order of the rounds. */
export function findNextRound(
  rubric: Rubric,
  [first, second, third]: readonly GivenPoints[],
  markers: 1 | 2,
): Round | undefined {
  if (first === undefined) return 1
  if (markers === 1) return undefined
  if (second === undefined) return 2
  return third === undefined && isApart(rubric, first, second) ? 3 : undefined
}

/**
 * What an essay earns for each criterion: the one mark, the mean of two that agree, or the third where they do not.
 * Undefined while a mark is missing.
 */
export function settleMarks(
  rubric: Rubric,
  given: readonly GivenPoints[],
  markers: 1 | 2,
): GivenPoints | undefined {
  if (findNextRound(rubric, given, markers) !== undefined) return undefined
  const [first = {}, second = first, third] = given
  if (markers === 1) return first
  if (isApart(rubric, first, second)) return third
  const means = rubric.map(one => [one.id, (pointsOf(one, first) + pointsOf(one, second)) / 2] as const)
  return Object.fromEntries(means)
}
