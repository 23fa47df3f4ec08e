import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { conflict } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { giveTime, listMeant } from '../progresses/give-time.queries.ts'
import type { Exam } from '../progresses/exam.ts'
import { isBeingScored, listCutShort, reopenSubTests } from '../progresses/reopen.queries.ts'
import { giveBack } from '../progresses/outages.queries.ts'
import { sendSignal } from '../progresses/signals.queries.ts'
import { createPlanChanges } from '../tryout-plans/change-plan.ts'

const nobody = (what: string) =>
  conflict('unchanged', `Tidak ada yang sedang mengerjakan, jadi tidak ada yang ${what}.`)

/** What is done to sub-tests while they run: each act tells their pages. */
export function runningRoutes(mount: Mount, platform: Platform & { exam: Exam }): void {
  const { db, now, exam } = platform
  const { change } = createPlanChanges(platform)

  mount(examDay.giveTime, async ({ act, params: { id }, body }) => {
    const { seconds, audience } = body
    const students = await change(act, id, async (trx, _, note) => {
      const meant = await listMeant(trx, id, audience, now())
      if (meant.length === 0) throw nobody('ditambah')
      const given = await giveTime(
        trx,
        meant.map(one => ({ ...one, seconds })),
      )
      await sendSignal(trx, { tryout_id: id, audience, text: null, at: now().toISOString() })
      await note({ details: { seconds, audience, user_ids: given.map(({ user_id }) => user_id) } })
      return given.length
    })
    return { message: `Waktu ${students} siswa ditambah`, data: { students } }
  })

  mount(examDay.tell, async ({ act, params: { id }, body: { text, audience } }) => {
    const students = await change(act, id, async (trx, _, note) => {
      const meant = await listMeant(trx, id, audience, now())
      if (meant.length === 0) throw nobody('diberi pesan')
      await sendSignal(trx, { tryout_id: id, audience, text, at: now().toISOString() })
      await note({ details: { text, audience, user_ids: meant.map(({ user_id }) => user_id) } })
      return meant.length
    })
    return { message: `Pesan terkirim ke ${students} siswa`, data: { students } }
  })

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
