import type { AuthoredQuiz } from '@gerbang/contract/learning/quiz-authoring.ts'
import type { Database } from '../../../db/database.ts'
import { notFound } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import { findAuthored } from './authoring.queries.ts'
import { finishDue } from './finish-attempt.ts'
import { listItemFindings, readAttemptCounts } from './statistics.queries.ts'

/** A quiz for its authors: its questions, and what finished attempts say about them. */
export async function describeAuthored(db: Database, id: string, at: Date): Promise<AuthoredQuiz> {
  await finishDue(db, { quiz_id: id }, at)
  const quiz = await findAuthored(db, id)
  if (!quiz) throw notFound('Kuis')
  const [rows, { rights, ...counts }] = await Promise.all([
    listItemFindings(db, id, at),
    readAttemptCounts(db, id),
  ])
  const isTold = counts.finished >= limits.leastForShare
  const sum = [...rights].reduce((total, [correct, count]) => total + correct * count, 0)
  return {
    ...quiz,
    items: rows.map(({ right, ...item }) => ({
      ...item,
      right_share: isTold ? right / counts.finished : null,
    })),
    statistics: {
      ...counts,
      mean_share: isTold && rows.length > 0 ? sum / counts.finished / rows.length : null,
      distribution: Array.from({ length: rows.length + 1 }, (_, correct) => rights.get(correct) ?? 0),
    },
  }
}
