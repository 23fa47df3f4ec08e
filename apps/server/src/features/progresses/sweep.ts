import { limits } from '../../limits.ts'
import type { Platform } from '../../platform.ts'
import { closeAbandonedAttempt, closeProgress } from './close-progress.ts'
import type { FindPaper } from './papers.ts'
import { listAbandoned, listExpired } from './progresses.queries.ts'

/**
 * Closes what nobody touched: sub-tests past their deadline and grace, and attempts whose try-out has closed. Several
 * nodes may sweep at once; each closing is idempotent. Returns the try-outs that got new scores.
 */
export async function sweepExpired(
  { examDb, now, log }: Platform,
  findPaper: FindPaper,
): Promise<Set<string>> {
  const at = now()
  const latest = new Date(at.getTime() - limits.answerGraceMs).toISOString()
  const touched = new Set<string>()

  /** One that cannot be closed must not keep the rest from it. */
  async function tryToClose(id: string, close: () => Promise<unknown>): Promise<void> {
    await close().catch((error: unknown) =>
      log(`Cannot close ${id}: ${error instanceof Error ? error.message : String(error)}`),
    )
  }

  for (const progress of await listExpired(examDb, latest, limits.sweepAtOnce))
    await tryToClose(progress.id, async () => {
      const closing = await closeProgress(examDb, findPaper, progress, { by: 'time', at })
      if (closing.kind === 'closed' && closing.attempt_finished) touched.add(progress.tryout_id)
    })
  for (const attempt of await listAbandoned(examDb, latest, limits.sweepAtOnce))
    await tryToClose(attempt.id, async () => {
      await closeAbandonedAttempt(examDb, findPaper, attempt, at)
      touched.add(attempt.tryout_id)
    })
  return touched
}
