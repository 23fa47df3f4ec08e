import type { Database } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import type { Exam } from '../../exam/progresses/exam.ts'
import {
  type AttemptRow,
  findNewestAttempt,
  findNewestScoredAttempt,
} from '../../exam/tryouts/attempts.queries.ts'

/** The newest finished attempt of a student; one whose time has run out is closed first. */
export async function findFinished(
  db: Database,
  exam: Exam,
  viewer: Viewer,
  tryout_id: string,
  at: Date,
): Promise<AttemptRow | undefined> {
  const newest = await findNewestAttempt(db, viewer, tryout_id)
  if (!newest || newest.status === 'scored') return newest
  await exam.findAttempt({ viewer, tryout_id }, at)
  return findNewestScoredAttempt(db, viewer, tryout_id)
}
