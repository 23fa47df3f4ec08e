import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'
import { enoughQuestions } from './tell-result.ts'

export type Topic = ReleasedResult['topics'][number]

/** A topic is nearly known below half right, and nearly steady below three quarters. */
const marks = [0.5, 0.75]

/** How many errors the share lies below the next mark; infinitely many where no mark is left. */
function distanceOf({ correct, of }: Topic): number {
  const share = (correct + 1) / (of + 2)
  const error = Math.sqrt((share * (1 - share)) / (of + 3))
  const next = marks.find(mark => share < mark)
  return next === undefined ? Number.POSITIVE_INFINITY : (next - share) / error
}

const compare = (one: number, other: number) => (one === other ? 0 : one - other)

/** Topics with enough questions, the nearest to the next step first, and those of which nothing can be said. */
export function sortTopics(topics: readonly Topic[]) {
  const known = topics.filter(({ of }) => of >= enoughQuestions)
  return {
    weak: known
      .filter(({ correct, of }) => correct < of)
      .toSorted((one, other) => compare(distanceOf(one), distanceOf(other))),
    steady: known.filter(({ correct, of }) => correct === of),
    few: topics.filter(({ of }) => of < enoughQuestions),
  }
}
