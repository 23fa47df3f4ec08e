import { scores } from '@gerbang/contract/scores/scores.ts'
import type { Db } from '../../../../db/database.ts'
import { isDuplicate } from '../../../../http/database-faults.ts'
import { conflict, invalid, notFound } from '../../../../http/errors.ts'
import type { Mount } from '../../../../http/handle.ts'
import type { Platform } from '../../../../platform.ts'
import { compareRuns } from './compare-runs.queries.ts'
import { fixScale } from './fix-scale.ts'
import { noteEvent } from '../corrections/note-event.ts'
import { findAnchor, findScoredTryout } from './papers.queries.ts'
import { publishRun } from './publish-run.queries.ts'
import { regrade } from '../corrections/regrade.queries.ts'
import { listLog, listRunSubTests } from './run-detail.queries.ts'
import { listRunItems } from './run-items.queries.ts'
import { appendLog, endRun, findRun, lockScoring, writeAnchor } from './runs.queries.ts'
import { listRunsByTryout, describeOneRun } from './describe-run.queries.ts'
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

/** `noteScores`: says that a try-out's ranks are stale. */
export function runRoutes(
  mount: Mount,
  { db, now, newId, noteScores }: Platform & { noteScores: (tryoutId: string) => void },
): void {
  mount(scores.listRuns, async ({ params }) => {
    const data = (await listRunsByTryout(db, [params.id])).get(params.id)
    if (!data) throw notFound('Try out')
    return { data }
  })

  mount(scores.getRun, async ({ params }) => {
    const run = await describeOneRun(db, params.runId)
    const tryout = await findScoredTryout(db, run.tryout_id)
    const [sub_tests, log] = await Promise.all([listRunSubTests(db, run.id, tryout), listLog(db, run.id)])
    return { data: { ...run, tryout, sub_tests, log } }
  })

  mount(scores.compare, async ({ params }) => ({ data: await compareRuns(db, params.runId) }))

  mount(scores.listItems, async ({ params, query }) => {
    if (!(await findRun(db, params.runId))) throw notFound('Penilaian')
    return listRunItems(db, params.runId, query)
  })

  mount(scores.rescore, async ({ viewer, act, params, body }) => {
    const at = now()
    const id = newId()
    const { reason, model, publish, anchor_tryout_id } = body
    const doing = { actor_id: viewer.user_id, reason, at: at.toISOString(), newId }
    const queued = act(params.id, async trx => {
      const tryout = await lockScoring(trx, params.id)
      if (tryout?.status !== 'published') throw notFound('Try out')
      if (tryout.scoring !== 'irt' && model)
        throw invalid({ model: ['Try out ini tidak dinilai dengan IRT.'] })
      if (!(await isReadyToScore(trx, tryout, at)))
        throw conflict('not_closed', 'Masih ada yang bisa mengerjakan. Nilai lagi setelah try out ditutup.')
      if (anchor_tryout_id !== undefined) await setAnchor(trx, tryout.id, anchor_tryout_id)
      const request = { origin: 'admin', model, publish, reason, requested_by: viewer.user_id } as const
      const number = await startRun(trx, tryout, request, { id, at: doing.at })
      await noteEvent(trx, tryout.id, 'run_requested', doing, { about: `Penilaian ${number}`, run_id: id })
    })
    await queued.catch((error: unknown) => {
      throw isDuplicate(error) ? activeRun() : error
    })
    return { message: 'Penilaian masuk antrean', data: await describeOneRun(db, id) }
  })

  mount(scores.regrade, async ({ viewer, act, params, body: { reason, ...changes } }) => {
    const correction = { tryout_id: params.id, question_id: params.questionId, ...changes }
    const doing = { actor_id: viewer.user_id, reason, at: now().toISOString(), newId }
    const id = await act(params.id, trx => regrade(trx, correction, doing))
    return {
      message: 'Perubahan tersimpan, penilaian ulang masuk antrean',
      data: await describeOneRun(db, id),
    }
  })

  mount(scores.cancel, async ({ viewer, act, params, body: { reason } }) => {
    const at = now().toISOString()
    const doing = { actor_id: viewer.user_id, reason, at, newId }
    await act(params.runId, async trx => {
      const run = await findRun(trx, params.runId)
      if (!run) throw notFound('Penilaian')
      if (!(await endRun(trx, run.id, { status: 'cancelled', failure: null, finished_at: at })))
        throw conflict('run_over', 'Penilaian ini sudah selesai, jadi tidak dapat dibatalkan.')
      await appendLog(trx, run.id, at, 'Dibatalkan.')
      await noteEvent(trx, run.tryout_id, 'run_cancelled', doing, { about: `Penilaian ${run.number}` })
    })
    return { message: 'Penilaian dibatalkan', data: await describeOneRun(db, params.runId) }
  })

  mount(scores.fixScale, async ({ viewer, act, params, body: { reason } }) => {
    const doing = { actor_id: viewer.user_id, reason, at: now().toISOString(), newId }
    await act(params.runId, trx => fixScale(trx, params.runId, doing))
    return { message: 'Skala musim ditetapkan', data: await describeOneRun(db, params.runId) }
  })

  mount(scores.publish, async ({ viewer, act, params, body: { reason } }) => {
    const doing = { actor_id: viewer.user_id, reason, at: now().toISOString(), newId }
    const { tryout_id } = await act(params.runId, trx => publishRun(trx, params.runId, doing))
    noteScores(tryout_id)
    return { message: 'Hasil diterbitkan', data: await describeOneRun(db, params.runId) }
  })
}
