import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { closeAbandonedAttempt, closeProgress } from './close-progress.queries.ts'
import type { FindPaper } from './papers.ts'
import { listAbandoned, listExpired } from './progresses.queries.ts'

/**
 * Closes all that `list` finds, a page at a time. One that fails is logged, skipped, and tried again by the next
 * sweep: it must not hold back the others.
 */
async function closeAll<T extends { id: string }>(
  list: (limit: number, skip: number) => Promise<T[]>,
  close: (row: T) => Promise<void>,
  log: (line: string) => void,
): Promise<void> {
  let failed = 0
  let found: number
  do {
    const rows = await list(limits.sweepAtOnce, failed)
    found = rows.length
    for (const row of rows)
      await close(row).catch((error: unknown) => {
        failed++
        log(`Cannot close ${row.id}: ${error instanceof Error ? error.message : String(error)}`)
      })
  } while (found === limits.sweepAtOnce)
}

/**
 * Closes what nobody touched: sub-tests past their deadline and grace, and attempts whose try-out has closed. A little
 * later than it could, so that a save that arrived in time and waits in a queue of whatever node still counts. Several
 * nodes may sweep at once; each closing is idempotent. Calls `noteScores` with the try-outs that got new scores.
 */
export async function sweepExpired(
  { examDb, now, log }: Platform,
  findPaper: FindPaper,
  noteScores: (tryoutId: string) => void,
): Promise<void> {
  const at = now()
  const latest = new Date(at.getTime() - limits.answerGraceMs - limits.sweepDelayMs).toISOString()
  await closeAll(
    (limit, skip) => listExpired(examDb, latest, limit, skip),
    async progress => {
      const closing = await closeProgress(examDb, findPaper, progress, { by: 'time', at })
      if (closing.kind === 'closed' && closing.attempt_finished) noteScores(progress.tryout_id)
    },
    log,
  )
  await closeAll(
    (limit, skip) => listAbandoned(examDb, latest, limit, skip),
    async attempt => {
      await closeAbandonedAttempt(examDb, findPaper, attempt, at)
      noteScores(attempt.tryout_id)
    },
    log,
  )
}
