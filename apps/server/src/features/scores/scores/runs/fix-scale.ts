import type { Db } from '../../../../db/database.ts'
import { conflict, notFound } from '../../../../http/errors.ts'
import { limits } from '../../../../limits.ts'
import { keepEstimates, leaveOtherScales } from './known-estimates.queries.ts'
import { insertNorms } from './norm-scales.queries.ts'
import { type Doing, noteEvent } from '../corrections/note-event.ts'
import { findRun, lockScoring } from './runs.queries.ts'

/**
 * Makes the group of a published run the norm of its season, in the caller's transaction. It cannot be taken back: scores
 * of later try-outs hang on it, so a person decides who is a fair norm, not a number of attempts.
 */
export async function fixScale(trx: Db, runId: string, doing: Doing): Promise<void> {
  const found = await findRun(trx, runId)
  const tryout = found && (await lockScoring(trx, found.tryout_id))
  const run = tryout && (await findRun(trx, runId))
  if (!run) throw notFound('Penilaian')
  if (run.status !== 'published' || run.model === 'points')
    throw conflict('norm_unfit', 'Hanya hasil IRT yang sedang terbit yang dapat menjadi acuan musim.')
  if ((run.attempts ?? 0) < limits.normStudents)
    throw conflict(
      'norm_unfit',
      `Kelompok acuan perlu paling sedikit ${limits.normStudents.toLocaleString('id-ID')} peserta, baru ada ${run.attempts ?? 0}.`,
    )
  if ((await insertNorms(trx, runId, tryout)) === 0)
    throw conflict('norm_fixed', 'Skala musim ini sudah ditetapkan, jadi tidak ada yang diubah.')
  await leaveOtherScales(trx, runId)
  await keepEstimates(trx, runId, doing.at)
  await noteEvent(trx, doing, {
    tryout_id: run.tryout_id,
    action: 'scale_fixed',
    about: `Penilaian ${run.number}`,
    run_id: runId,
  })
}
