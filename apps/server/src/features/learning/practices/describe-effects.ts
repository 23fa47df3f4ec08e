import type { PracticeEffect } from '@gerbang/contract/learning/practices.ts'
import type { ReleasedAttempt } from '../../scores/results/list-released.ts'
import { listItems, listFinished } from './practices.queries.ts'
import { type Means, readStanding, sumTopics } from './read-standing.ts'

/** The newest earlier attempt that asked the topic too. */
function findBefore(earlier: readonly ReleasedAttempt[], topicId: string) {
  for (const released of earlier) {
    const sum = sumTopics([released]).find(({ topic_id }) => topic_id === topicId)
    if (sum) return { released, sum }
  }
  return undefined
}

/**
 * Topics that were practised between two try-outs which both asked them. It says what came after, not because of what:
 * the screen says so, too.
 */
export async function describeEffects(means: Means, slugOrId: string): Promise<PracticeEffect[]> {
  const { db, viewer } = means
  const [{ released }, finished] = await Promise.all([readStanding(means), listFinished(db, viewer)])
  const index = released.findIndex(({ tryout }) => tryout.slug === slugOrId || tryout.id === slugOrId)
  const now = released[index]
  if (!now) return []
  const began = now.attempt.started_at ?? now.attempt.finished_at ?? ''
  const effects = sumTopics([now]).map(async ({ topic_id, name, subject, correct, of }) => {
    const before = findBefore(released.slice(index + 1), topic_id)
    const between = finished.filter(
      row =>
        row.topic_id === topic_id &&
        (row.submitted_at ?? '') < began &&
        (row.submitted_at ?? '') > (before?.released.attempt.finished_at ?? ''),
    )
    const last = between.at(-1)
    if (!before || !last) return []
    const items = await Promise.all(between.map(row => listItems(db, row)))
    const questions = items.flat().filter(({ confirmed_at }) => confirmed_at !== null).length
    const { sum } = before
    return [
      {
        topic: { id: topic_id, name },
        subject,
        practised_at: last.submitted_at ?? '',
        questions,
        before: { correct: sum.correct, of: sum.of },
        after: { correct, of },
      },
    ]
  })
  return (await Promise.all(effects)).flat()
}
