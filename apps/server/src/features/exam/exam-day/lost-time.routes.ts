import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { conflict } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { Exam } from '../progresses/exam.ts'
import { giveBack } from '../progresses/outages.queries.ts'
import { isBeingScored, listCutShort, reopenSubTests } from '../progresses/reopen.queries.ts'
import { sendSignal } from '../progresses/signals.queries.ts'
import { createPlanChanges } from '../tryout-plans/change-plan.ts'

/** Time that students lost through no fault of theirs, and how they get it back. */
export function lostTimeRoutes(mount: Mount, platform: Platform & { exam: Exam }): void {
  const { db, now, exam } = platform
  const { change } = createPlanChanges(platform)

  mount(examDay.cutShort, async ({ params: { id } }) => ({ data: await listCutShort(db, id) }))

  mount(examDay.reopen, async ({ act, params: { id }, body: { progress_ids } }) => {
    const students = await change(act, id, async (trx, _, note) => {
      if (await isBeingScored(trx, id))
        throw conflict('run_active', 'Penilaian sedang berjalan. Tunggu selesai, lalu buka lagi subtesnya.')
      const reopened = await reopenSubTests(trx, id, progress_ids, now())
      if (reopened.length === 0)
        throw conflict('unchanged', 'Subtes itu sudah dibuka lagi, atau siswanya sudah melanjutkan.')
      const sheets = reopened.map(({ id: progress_id, user_id, seconds, former_hash }) => {
        return { progress_id, user_id, seconds, former_hash }
      })
      await note({ details: { sheets } })
      return reopened.length
    })
    exam.noteScores(id)
    return { message: `Subtes ${students} siswa dibuka lagi`, data: { students } }
  })

  mount(examDay.giveBack, async ({ act, params: { id }, body: { reason: _, ...span } }) => {
    const given = await change(act, id, async (trx, _, note) => {
      const given = await giveBack(trx, id, span, now())
      if (given.length === 0)
        throw conflict('unchanged', 'Waktu yang hilang sudah dikembalikan, atau subtesnya sudah selesai.')
      await sendSignal(trx, {
        tryout_id: id,
        audience: { kind: 'all' },
        text: null,
        at: now().toISOString(),
      })
      const students = given.map(({ user_id, seconds }) => ({ user_id, seconds }))
      await note({ details: { ...span, students } })
      return given
    })
    const seconds = given.map(one => one.seconds)
    return {
      message: `Waktu ${given.length} siswa dikembalikan`,
      data: {
        students: given.length,
        shortest_seconds: Math.min(...seconds),
        longest_seconds: Math.max(...seconds),
      },
    }
  })
}
