import type { Body } from '@gerbang/contract/call.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import type { Db } from '../../../../db/database.ts'
import type { Viewer } from '../../../../http/access.ts'
import { isDuplicate } from '../../../../http/database-faults.ts'
import { conflict, invalid, notFound } from '../../../../http/errors.ts'
import type { Mount } from '../../../../http/handle.ts'
import type { Platform } from '../../../../platform.ts'
import { type Doing, noteEvent } from '../corrections/note-event.ts'
import { regrade } from '../corrections/regrade.queries.ts'
import { describeOneRun } from './describe-run.queries.ts'
import { fixScale } from './fix-scale.ts'
import { findAnchor } from './papers.queries.ts'
import { publishRun } from './publish-run.queries.ts'
import { appendLog, endRun, findRun, lockScoring, writeAnchor } from './runs.queries.ts'
import { isReadyToScore, startRun } from './start-run.queries.ts'

const activeRun = () =>
  conflict('run_active', 'Penilaian lain sedang berjalan. Tunggu selesai, atau batalkan dulu.')

/** Takes a try-out as anchor of another, or its anchor away. */
async function setAnchor(trx: Db, tryoutId: string, anchor_tryout_id: string | null): Promise<void> {
  const isThere = anchor_tryout_id === null || (await findAnchor(trx, anchor_tryout_id))
  if (!isThere || anchor_tryout_id === tryoutId)
    throw invalid({ anchor_tryout_id: ['Pilih try out lain yang ada.'] })
  await writeAnchor(trx, tryoutId, anchor_tryout_id)
}

/** Puts a run that an admin asks for into the queue. */
async function queueRun(
  trx: Db,
  {
    id,
    tryout_id,
    anchor_tryout_id,
    ...asked
  }: Body<typeof scores.rescore> & { id: string; tryout_id: string },
  doing: Doing,
): Promise<void> {
  const tryout = await lockScoring(trx, tryout_id)
  if (tryout?.status !== 'published') throw notFound('Try out')
  if (tryout.scoring !== 'irt' && asked.model)
    throw invalid({ model: ['Try out ini tidak dinilai dengan IRT.'] })
  if (!(await isReadyToScore(trx, tryout, new Date(doing.at))))
    throw conflict('not_closed', 'Masih ada yang bisa mengerjakan. Nilai lagi setelah try out ditutup.')
  if (anchor_tryout_id !== undefined) await setAnchor(trx, tryout_id, anchor_tryout_id)
  const request = { origin: 'admin', ...asked, requested_by: doing.actor_id } as const
  const number = await startRun(trx, tryout, request, { id, at: doing.at })
  const about = `Penilaian ${number}`
  await noteEvent(trx, doing, { tryout_id, action: 'run_requested', about, run_id: id })
}

const describeDoing = ({ now, newId }: Platform, { user_id }: Viewer, reason: string): Doing => ({
  actor_id: user_id,
  reason,
  at: now().toISOString(),
  newId,
})

/** `noteScores`: says that a try-out's ranks are stale. */
export function runActRoutes(
  mount: Mount,
  means: Platform & { noteScores: (tryoutId: string) => void },
): void {
  const { db, newId, noteScores } = means

  mount(scores.rescore, async ({ viewer, act, params, body }) => {
    const id = newId()
    const asked = { ...body, id, tryout_id: params.id }
    const queued = act(params.id, trx => queueRun(trx, asked, describeDoing(means, viewer, body.reason)))
    await queued.catch((error: unknown) => {
      throw isDuplicate(error) ? activeRun() : error
    })
    return { message: 'Penilaian masuk antrean', data: await describeOneRun(db, id) }
  })

  mount(scores.regrade, async ({ viewer, act, params, body: { reason, ...changes } }) => {
    const correction = { tryout_id: params.id, question_id: params.questionId, ...changes }
    const doing = describeDoing(means, viewer, reason)
    const { run_id, others } = await act(params.id, trx => regrade(trx, correction, doing))
    const taken = 'Perubahan tersimpan, penilaian ulang masuk antrean'
    const message =
      others.length === 0 ? taken : `${taken}. Kunci lama masih dipakai di ${others.join(', ')}.`
    return { message, data: await describeOneRun(db, run_id) }
  })

  mount(scores.cancel, async ({ viewer, act, params, body: { reason } }) => {
    const doing = describeDoing(means, viewer, reason)
    await act(params.runId, async trx => {
      const run = await findRun(trx, params.runId)
      if (!run) throw notFound('Penilaian')
      if (!(await endRun(trx, run.id, { status: 'cancelled', failure: null, finished_at: doing.at })))
        throw conflict('run_over', 'Penilaian ini sudah selesai, jadi tidak dapat dibatalkan.')
      await appendLog(trx, run.id, doing.at, 'Dibatalkan.')
      await noteEvent(trx, doing, {
        tryout_id: run.tryout_id,
        action: 'run_cancelled',
        about: `Penilaian ${run.number}`,
      })
    })
    return { message: 'Penilaian dibatalkan', data: await describeOneRun(db, params.runId) }
  })

  mount(scores.fixScale, async ({ viewer, act, params, body: { reason } }) => {
    const doing = describeDoing(means, viewer, reason)
    await act(params.runId, trx => fixScale(trx, params.runId, doing))
    return { message: 'Skala musim ditetapkan', data: await describeOneRun(db, params.runId) }
  })

  mount(scores.publish, async ({ viewer, act, params, body: { reason } }) => {
    const doing = describeDoing(means, viewer, reason)
    const { tryout_id } = await act(params.runId, trx => publishRun(trx, params.runId, doing))
    noteScores(tryout_id)
    return { message: 'Hasil diterbitkan', data: await describeOneRun(db, params.runId) }
  })
}
