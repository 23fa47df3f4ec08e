import type { Database } from '../../../../db/database.ts'
import { executeRun, type RunMeans } from '../runs/execute-run.ts'
import { beginRun, lockScoring } from '../runs/runs.queries.ts'
import { startRun } from '../runs/start-run.queries.ts'

/** Scores a try-out in this very thread and publishes it, before a server listens: nothing is there to be held up. */
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
    await startRun(trx, tryout, { origin: 'admin', publish: true, reason, requested_by: null }, { id, at })
    return beginRun(trx, id, at)
  })
  if (run) await executeRun(db, run, means)
}
