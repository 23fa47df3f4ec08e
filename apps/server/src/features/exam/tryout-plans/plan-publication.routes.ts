import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { sendSignal } from '../progresses/signals.queries.ts'
import { createPlanChanges } from './change-plan.ts'
import { readCheckedPlan } from './check-plan.queries.ts'
import { checkPlan } from './check-plan.rules.ts'
import { launchPlan } from './launch-plan.queries.ts'
import { closeWindow, openLonger } from './move-window.ts'
import { findTryout } from './plans.queries.ts'
import { publishPlan } from './publish-plan.queries.ts'

export function planPublicationRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform
  const { show, change } = createPlanChanges(platform)

  mount(tryoutPlans.check, async ({ params: { id } }) => {
    const tryout = await findTryout(db, id)
    if (!tryout) throw notFound('Try out')
    return { data: tryout.status === 'draft' ? checkPlan(await readCheckedPlan(db, tryout), now()) : [] }
  })

  mount(tryoutPlans.publish, async ({ act, params: { id }, body: { reason } }) => {
    await change(act, id, async (trx, tryout, note) => {
      if (tryout.status !== 'draft') throw conflict('unchanged', 'Try out ini sudah terbit.')
      await note({ details: await publishPlan(trx, tryout, reason, { at: now(), newId }) })
    })
    return { message: 'Try out terbit', data: await show(id) }
  })

  mount(tryoutPlans.launch, async ({ act, params: { id }, body }) => {
    await change(act, id, async (trx, tryout, note) => {
      if (tryout.status !== 'draft') throw conflict('unchanged', 'Try out ini sudah terbit.')
      const published = await launchPlan(trx, tryout, body, { at: now(), newId })
      await note({ details: { ...published, class_ids: body.class_ids } })
    })
    return { message: 'Try out dijadwalkan', data: await show(id) }
  })

  mount(tryoutPlans.close, async ({ act, params: { id } }) => {
    await change(act, id, async (trx, tryout, note) => {
      const running = await closeWindow(trx, tryout, now())
      await note({ details: { planned: tryout.closes_at, running } })
    })
    return { message: 'Try out ditutup', data: await show(id) }
  })

  mount(tryoutPlans.extend, async ({ act, params: { id }, body: { closes_at } }) => {
    await change(act, id, async (trx, tryout, note) => {
      const sub_tests = await openLonger(trx, tryout, closes_at, now())
      const signal = {
        tryout_id: id,
        audience: { kind: 'all' },
        text: null,
        at: now().toISOString(),
      } as const
      if (sub_tests > 0) await sendSignal(trx, signal)
      await note({ details: { from: tryout.closes_at, to: closes_at, sub_tests } })
    })
    return { message: 'Waktu tutup diundur', data: await show(id) }
  })
}
