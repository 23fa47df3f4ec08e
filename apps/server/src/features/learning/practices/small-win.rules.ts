import type { PracticeSubject, SmallWin } from '@gerbang/contract/learning/practices.ts'
import { describeMastery } from './practices.rules.ts'
import { listOutcomes, type Standing } from './read-standing.ts'

/** Of a question that was right at three returns since it last went wrong. */
const mendedBox = 4

/** What was known when today began. */
function lookBack({ answers, released, today }: Standing): Pick<Standing, 'answers' | 'released'> {
  const began = Date.parse(today.began_at)
  const isOlder = (time: string | null) => time !== null && Date.parse(time) < began
  return {
    answers: answers.filter(({ confirmed_at }) => isOlder(confirmed_at)),
    released: released.filter(({ attempt }) => isOlder(attempt.finished_at)),
  }
}

/**
 * One thing that became true today, with its evidence, or null. A topic that is steady now and was not this morning comes
 * before questions that went wrong once and were right at their third return. Tomorrow it says no more.
 */
export function findWin(standing: Standing, subjects: readonly PracticeSubject[]): SmallWin | null {
  const before = lookBack(standing)
  const [steady] = subjects
    .flatMap(({ topics }) => topics)
    .filter(
      ({ id, state }) => state === 'steady' && describeMastery(listOutcomes(before, id)).state !== state,
    )
    .toSorted((one, other) => other.of - one.of)
  if (steady) {
    const { id, name, correct, of } = steady
    return { kind: 'steady', topic: { id, name }, correct, of }
  }
  const boxes = new Map(standing.returns.map(({ question_id, box }) => [question_id, box]))
  const mended = standing.today.returned.filter(
    ({ question_id, outcome }) => outcome === 'correct' && (boxes.get(question_id) ?? 0) >= mendedBox,
  )
  return mended.length > 0 ? { kind: 'mended', questions: mended.length } : null
}
