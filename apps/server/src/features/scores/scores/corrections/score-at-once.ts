import type { Database } from '../../../../db/database.ts'
import { executeRun, type RunMeans } from '../runs/execute-run.ts'
import { beginRun, findActiveRun, lockScoring } from '../runs/runs.queries.ts'
import { startRun } from '../runs/start-run.queries.ts'

/**
 * Scores a try-out in this very thread and publishes it, before a server listens: nothing is there to be held up. Goes on
 * with a run that a start left when it was cut off.
 */
export async function scoreAtOnce(
  db: Database,
  tryoutId: string,
  reason: string,
  means: RunMeans,
): Promise<void> {
  const id = means.newId()
  const at = means.now().toISOString()
  const run = await db.transaction().execute(async trx => {
    const tryout = await lockScoring(trx, tryoutId)
    if (!tryout) throw new Error(`Cannot score ${tryoutId}: there is no such try-out`)
    const left = await findActiveRun(trx, tryoutId)
    if (left) return beginRun(trx, left.id, at)
    await startRun(trx, tryout, { origin: 'admin', publish: true, reason, requested_by: null }, { id, at })
    return beginRun(trx, id, at)
  })
  if (run) await executeRun(db, run, { ...means, rankDb: db })
}
