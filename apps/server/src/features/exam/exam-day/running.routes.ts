import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { conflict } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { giveTime, listMeant } from '../progresses/give-time.queries.ts'
import { sendSignal } from '../progresses/signals.queries.ts'
import { createPlanChanges } from '../tryout-plans/change-plan.ts'

const nobody = (what: string) =>
  conflict('unchanged', `Tidak ada yang sedang mengerjakan, jadi tidak ada yang ${what}.`)

/** What is done to sub-tests while they run: each act tells their pages. */
export function runningRoutes(mount: Mount, platform: Platform): void {
  const { now } = platform
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
      if (given.length === 0) throw nobody('ditambah')
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
}
