import { audience, examDay, type Live } from '@gerbang/contract/exam/exam-day.ts'
import type { Plan } from '@gerbang/contract/exam/tryout-plans.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { listMeant } from '../progresses/give-time.queries.ts'
import { listOutages } from '../progresses/outages.queries.ts'
import { createPlanChanges } from '../tryout-plans/change-plan.ts'
import { findTryout, updateTryout } from '../tryout-plans/plans.queries.ts'
import { countByClass, listMissing } from './missing.queries.ts'
import { countPerSubTest, countSaves, countStudents, findSitting, listSittings } from './exam-day.queries.ts'

/** How many sit, rest and are done, and whether their saves come in. */
async function describeLive(
  { db, now, findClockFault }: Platform,
  { title, state, closes_at, sub_tests, id }: Plan,
): Promise<Live> {
  const at = now()
  const tryout = await findTryout(db, id)
  const ids = sub_tests.map(subTest => subTest.id)
  const [students, counts, { saves, silent, cut_off }] = await Promise.all([
    countStudents(db, id),
    countPerSubTest(db, ids),
    countSaves(db, ids, at),
  ])
  const rows = sub_tests.map(subTest => {
    const { running = 0, closed = 0 } = counts.get(subTest.id) ?? {}
    return { id: subTest.id, subject: subTest.subject, running, closed }
  })
  const running = rows.reduce((sum, row) => sum + row.running, 0)
  return {
    server_now: at.toISOString(),
    is_clock_in_doubt: findClockFault() !== undefined,
    title,
    state,
    closes_at,
    starts_paused_at: tryout?.starts_paused_at ?? null,
    enrolled: students.enrolled,
    running,
    between: Math.max(0, students.in_progress - running),
    finished: students.finished,
    silent,
    cut_off,
    saves_per_minute: saves,
    sub_tests: rows,
  }
}

export function examDayRoutes(mount: Mount, platform: Platform): void {
  const { db, now } = platform
  const { show, change } = createPlanChanges(platform)

  mount(examDay.get, async ({ params }) => ({ data: await describeLive(platform, await show(params.id)) }))

  mount(examDay.sittings, async ({ params, query }) => {
    if (!(await findTryout(db, params.id))) throw notFound('Try out')
    return listSittings(db, params.id, query, now())
  })

  mount(examDay.missing, async ({ params, query }) => {
    const tryout = await findTryout(db, params.id)
    if (!tryout) throw notFound('Try out')
    return listMissing(db, tryout, query)
  })

  mount(examDay.byClass, async ({ params }) => {
    const tryout = await findTryout(db, params.id)
    if (!tryout) throw notFound('Try out')
    const { title, closes_at } = tryout
    const classes = await countByClass(db, tryout)
    return { data: { server_now: now().toISOString(), title, closes_at, classes } }
  })

  mount(examDay.sitting, async ({ params: { id, userId } }) => {
    const sitting = await findSitting(db, id, userId, now())
    if (!sitting) throw notFound('Siswa yang sedang mengerjakan')
    return { data: sitting }
  })

  mount(examDay.countMeant, async ({ params: { id }, query }) => {
    const named = audience.safeParse(query)
    if (!named.success) throw invalid({ kind: ['Sebutkan sekolah, kelas, atau siswanya.'] })
    const meant = await listMeant(db, id, named.data, now())
    return { data: { students: meant.length } }
  })

  mount(examDay.outages, async ({ params: { id } }) => {
    if (!(await findTryout(db, id))) throw notFound('Try out')
    return { data: await listOutages(db, id, now()) }
  })

  mount(examDay.pause, async ({ act, params: { id }, body: { paused } }) => {
    await change(act, id, async (trx, tryout, note) => {
      if (tryout.status !== 'published') throw conflict('not_started', 'Terbitkan dulu try out ini.')
      const at = now().toISOString()
      await updateTryout(trx, id, { starts_paused_at: paused ? at : null, updated_at: at })
      await note({ action: paused ? 'starts_paused' : 'starts_resumed' })
    })
    const message = paused ? 'Mulai baru dijeda' : 'Siswa bisa mulai lagi'
    return { message, data: await describeLive(platform, await show(id)) }
  })
}
