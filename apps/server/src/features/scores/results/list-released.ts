import type { Database } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { findLongestExtra } from '../../exam/progresses/attempts.queries.ts'
import type { FindPaper } from '../../exam/progresses/papers.ts'
import { type AttemptRow, listAttempts } from '../../exam/tryouts/attempts.queries.ts'
import { findTryout, type TryoutRow } from '../../exam/tryouts/tryouts.queries.ts'
import { type MarkedAttempt, markAttempt } from './mark-attempt.ts'
import { isReviewAllowed } from './results.rules.ts'

export interface ReleasedAttempt {
  tryout: TryoutRow
  attempt: AttemptRow
  marked: MarkedAttempt
}

/** Finished attempts of which the student may know what was right, the newest `most`, newest first. */
export async function listReleased(
  db: Database,
  findPaper: FindPaper,
  viewer: Viewer,
  at: Date,
  most: number,
): Promise<ReleasedAttempt[]> {
  const attempts = await listAttempts(db, viewer)
  const scored = attempts
    .filter(({ status }) => status === 'scored')
    .sort((one, other) => (other.finished_at ?? '').localeCompare(one.finished_at ?? ''))
    .slice(0, most)
  const found = await Promise.all(
    scored.map(async attempt => {
      const tryout = await findTryout(db, attempt.tryout_id)
      if (!tryout || !isReviewAllowed(tryout, await findLongestExtra(db, tryout.id), at)) return []
      return [{ tryout, attempt, marked: await markAttempt({ db, findPaper, at }, tryout, attempt) }]
    }),
  )
  return found.flat()
}
