import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { conflict, notFound } from '../../../../http/errors.ts'
import { limits } from '../../../../limits.ts'
import { lockPublication } from '../../../exam/marks/marks.queries.ts'
import { keepEstimates } from './known-estimates.queries.ts'
import { type Doing, noteEvent } from '../corrections/note-event.ts'
import { findRun, type LockedTryout, lockScoring, type RunRow } from './runs.queries.ts'
import { scoreUnscored } from './score-unscored.ts'
import { writeStatistics } from './write-statistics.queries.ts'

function refuseUnfit(run: RunRow, tryout: LockedTryout): void {
  const isFinished = run.status === 'done' || run.status === 'superseded'
  if (!isFinished || run.origin === 'submissions')
    throw conflict('run_over', 'Hanya penilaian yang sudah selesai dan belum terbit yang dapat diterbitkan.')
  if (run.key_version !== tryout.key_version)
    throw conflict('run_outdated', 'Kunci sudah berubah sejak penilaian ini. Jalankan penilaian baru.')
}

/** Waits for submits that score by the published run; those that come later see the new one. */
async function lockPublished(trx: Db, tryoutId: string) {
  await lockPublication(trx, tryoutId, 'alone')
  return trx
    .selectFrom('score_runs')
    .select(['id', 'number'])
    .where('tryout_id', '=', tryoutId)
    .where('status', '=', 'published')
    .executeTakeFirst()
}

/**
 * Makes a finished run the result of its try-out, in the caller's transaction. Whatever attempts finished since the run
 * read its answers is scored by it first, so that nobody is without a score. Returns the try-out, whose ranks are stale.
 */
export async function publishRun(trx: Db, run_id: string, doing: Doing): Promise<{ tryout_id: string }> {
  const found = await findRun(trx, run_id)
  const tryout = found && (await lockScoring(trx, found.tryout_id))
  const run = tryout && (await findRun(trx, run_id))
  if (!run) throw notFound('Penilaian')
  refuseUnfit(run, tryout)
  await sql`select set_config('lock_timeout', ${`${limits.publishLockMs}ms`}, true)`.execute(trx)
  const before = await lockPublished(trx, run.tryout_id)
  const late = await scoreUnscored(trx, run, doing.at)
  if (before)
    await trx.updateTable('score_runs').set({ status: 'superseded' }).where('id', '=', before.id).execute()
  await trx
    .updateTable('score_runs')
    .set({ status: 'published', published_at: doing.at, attempts: (run.attempts ?? 0) + late })
    .where('id', '=', run_id)
    .execute()
  await writeStatistics(trx, run.tryout_id, doing.at)
  await keepEstimates(trx, run_id, doing.at)
  await noteEvent(trx, doing, {
    tryout_id: run.tryout_id,
    action: 'run_published',
    about: `Penilaian ${run.number}`,
    run_id,
    before: before?.number ?? null,
  })
  return { tryout_id: run.tryout_id }
}
