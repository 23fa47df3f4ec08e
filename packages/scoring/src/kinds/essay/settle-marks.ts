import type { Criterion } from '@gerbang/contract/question/essay.ts'

/** Points by criterion. */
export type GivenPoints = Readonly<Record<string, number>>

/** Two markers agree who lie at most so far apart, as a share of all points. */
export const MOST_APART = 0.2

/** Which mark of an answer it is: the first, the second, or the one that decides between two that disagree. */
export type Round = 1 | 2 | 3

/** The share of all points that a mark gives, 0 to 1. What the rubric does not know counts for nothing. */
export function shareOfPoints(rubric: readonly Criterion[], given: GivenPoints): number {
  const most = rubric.reduce((sum, { points }) => sum + points, 0)
  const earned = rubric.reduce(
    (sum, { id, points }) => sum + Math.min(points, Math.max(0, given[id] ?? 0)),
    0,
  )
  return most === 0 ? 0 : earned / most
}

/** Whether two marks, each a share of all points, lie too far apart for their mean to stand. */
export function isApart(one: number, other: number): boolean {
  // Tenths are not exact in binary; a difference of exactly the limit is none too many.
  return Math.abs(one - other) > MOST_APART + 1e-9
}

/** The mark that an answer still needs; undefined once it is settled. `shares` are in the order of their rounds. */
export function findNextRound(shares: readonly number[], markers: 1 | 2): Round | undefined {
  const [first, second, third] = shares
  if (first === undefined) return 1
  if (markers === 1) return undefined
  if (second === undefined) return 2
  return third === undefined && isApart(first, second) ? 3 : undefined
}

/**
 * The share of full marks that an essay earns: the one mark, the mean of two that agree, or the third where they do not.
 * Undefined while a mark is missing.
 */
export function settleMarks(shares: readonly number[], markers: 1 | 2): number | undefined {
  if (findNextRound(shares, markers) !== undefined) return undefined
  const [first = 0, second = first, third] = shares
  if (markers === 1) return first
  return isApart(first, second) ? third : (first + second) / 2
}
