import type { ReviewQuestion } from '@gerbang/contract/scores/results.ts'

export const filters = ['all', 'sure', 'wrong', 'flagged', 'blank'] as const
export type Filter = (typeof filters)[number]

type Judged = Pick<ReviewQuestion, 'outcome' | 'flagged'>

const tests: Record<Filter, (question: Judged) => boolean> = {
  all: () => true,
  // What one believes to know: nothing else teaches as much.
  sure: ({ outcome, flagged }) => outcome === 'wrong' && !flagged,
  wrong: ({ outcome }) => outcome === 'wrong' || outcome === 'partial',
  flagged: ({ flagged }) => flagged,
  blank: ({ outcome }) => outcome === 'blank',
}

/** Places of the questions to show, counted from 0. A half right answer is worth another look, so it counts as wrong. */
export function filterQuestions(questions: readonly Judged[], filter: Filter): number[] {
  return questions.flatMap((question, index) => (tests[filter](question) ? [index] : []))
}

/** Where a review opens: at what was wrong though sure, else at everything. */
export function findOpening(questions: readonly Judged[]): Filter {
  return filterQuestions(questions, 'sure').length > 0 ? 'sure' : 'all'
}

/** The next place in that list after `index` (or before it, with step -1); null at its end. */
export function findNeighbour(places: readonly number[], index: number, step: 1 | -1): number | null {
  const beyond = places.filter(place => (place - index) * step > 0)
  return (step === 1 ? beyond[0] : beyond.at(-1)) ?? null
}
