import type { ReleasedResult } from '@gerbang/contract/scores/results.ts'

type SubTest = ReleasedResult['sub_tests'][number]

/** Of fewer questions nothing is said about a topic. */
export const enoughQuestions = 4

/** What a result means, whatever the rank: near the target or beyond it where that is sure, else what is known already. */
export type Standing = 'over' | 'near' | 'strong' | 'base' | 'start'

export interface Meaning {
  standing: Standing
  correct: number
  blank: number
  of: number
  /** Where the largest share was right; null where that is not one alone. */
  best: { name: string; correct: number; of: number } | null
}

const sizeOf = ({ correct, partial, wrong, blank }: SubTest) => correct + partial + wrong + blank

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export function tellResult(released: ReleasedResult): Meaning {
  const { sub_tests } = released
  const correct = sum(sub_tests.map(subTest => subTest.correct))
  const of = sum(sub_tests.map(sizeOf))
  return {
    standing: standByTarget(released) ?? standByShare(correct / Math.max(1, of)),
    correct,
    blank: sum(sub_tests.map(({ blank }) => blank)),
    of,
    best: findBest(sub_tests),
  }
}

/** Null where the target is farther than the error, or the score still changes. */
function standByTarget({ choices, total_se, scoring }: ReleasedResult): Standing | null {
  const gap = choices[0]?.gap ?? null
  if (gap === null || scoring.provisional) return null
  if (gap > (total_se ?? 0)) return 'over'
  return gap >= -(total_se ?? 0) ? 'near' : null
}

function standByShare(share: number): Standing {
  if (share < 0.4) return 'start'
  return share < 0.75 ? 'base' : 'strong'
}

function findBest(subTests: readonly SubTest[]): Meaning['best'] {
  const shares = subTests
    .filter(subTest => subTest.correct > 0)
    .map(subTest => ({ name: subTest.subject.name, correct: subTest.correct, of: sizeOf(subTest) }))
    .toSorted((one, other) => other.correct / other.of - one.correct / one.of)
  const [first, second] = shares
  if (!first || subTests.length < 2) return null
  return second && second.correct / second.of === first.correct / first.of ? null : first
}
