import type { Replay } from '@gerbang/contract/scores/results.ts'

type Question = Replay['sub_tests'][number]['questions'][number]

export interface Story {
  /** From 1, in the order in which this student saw them. */
  number: number
  seconds: number
  peers_seconds: number | null
  /** Left blank after it. */
  blank: number
}

const leastSeconds = 90
/** Of fewer questions nothing is said about how the time was shared out. */
const leastShare = 0.8
/** Who took less for a question on average has hardly read them. */
const leastToRead = 5

/** How much longer than who got it right; without them, than the other questions took. */
function excessOf({ seconds, peers_seconds }: Question, usual: number): number {
  return (seconds ?? 0) - 1.8 * (peers_seconds ?? usual)
}

/** The one question that took too long, and what was missed after it; null where the time went well or was not measured. */
function findStory(questions: readonly Question[]): Story | null {
  const seconds = questions.flatMap(question => question.seconds ?? [])
  if (seconds.length === 0) return null
  const usual = seconds.reduce((sum, one) => sum + one, 0) / seconds.length
  const slow = questions
    .map((question, index) => ({ question, index, excess: excessOf(question, usual) }))
    .filter(({ question, excess }) => (question.seconds ?? 0) >= leastSeconds && excess > 0)
    .toSorted((one, other) => other.excess - one.excess)[0]
  if (!slow) return null
  const blank = questions.slice(slow.index + 1).filter(({ outcome }) => outcome === 'blank').length
  const { seconds: own, peers_seconds } = slow.question
  return { number: slow.index + 1, seconds: own ?? 0, peers_seconds, blank }
}

/** What can be told of the time of a sub-test: nothing that was not measured. */
export type Pace =
  | { kind: 'slow'; story: Story }
  | { kind: 'even' }
  | { kind: 'hasty'; seconds: number; of: number }
  | { kind: 'few'; measured: number; of: number }

export function tellPace(questions: readonly Question[]): Pace {
  const story = findStory(questions)
  if (story) return { kind: 'slow', story }
  const measured = questions.flatMap(({ seconds }) => seconds ?? [])
  if (measured.length < leastShare * questions.length)
    return { kind: 'few', measured: measured.length, of: questions.length }
  const seconds = measured.reduce((sum, one) => sum + one, 0)
  return seconds < leastToRead * measured.length
    ? { kind: 'hasty', seconds, of: measured.length }
    : { kind: 'even' }
}
