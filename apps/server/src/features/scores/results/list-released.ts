import type { Database } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import type { FindPaper } from '../../exam/progresses/papers.ts'
import { listAttempts } from '../../exam/tryouts/attempts.queries.ts'
import { listSat, type Sat } from './list-sat.ts'
import { type MarkedAttempt, markAttempts } from './mark-attempt.ts'
import { isReviewAllowed } from './results.rules.ts'

export interface ReleasedAttempt extends Sat {
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
  const sat = await listSat(db, scored)
  const released = sat.filter(({ tryout, extra }) => isReviewAllowed(tryout, extra, at))
  const marked = await markAttempts({ db, findPaper, at }, released)
  return released.flatMap((one, index) => {
    const own = marked[index]
    return own ? [{ ...one, marked: own }] : []
  })
}
