import type { Body } from '@gerbang/contract/call.ts'
import { studyPlans } from '@gerbang/contract/exam/study-plans.ts'
import type { Db } from '../../../db/database.ts'
import { invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { Owner } from '../tryouts/attempts.queries.ts'
import { listMajorsByIds } from '../universities/universities.queries.ts'
import { describePlan } from './describe-plan.ts'
import { findCalendar, lockPlan, updatePlan } from './study-plans.queries.ts'
import { changeGoal, goOn } from './study-plans.rules.ts'

async function change(trx: Db, owner: Owner, wanted: Body<typeof studyPlans.change>, at: Date) {
  const { days_a_week, major_id, step } = wanted
  if (typeof major_id === 'string' && (await listMajorsByIds(trx, [major_id])).length === 0)
    throw invalid({ major_id: ['Jurusan ini tidak ada lagi. Pilih yang lain.'] })
  const { created_at: _, ...plan } = await lockPlan(trx, owner, at.toISOString())
  const goal =
    days_a_week === undefined ? {} : changeGoal(plan, days_a_week, await findCalendar(trx, owner, at))
  const changed = {
    ...plan,
    ...goal,
    ...(major_id !== undefined && { major_id }),
    step: step === undefined ? plan.step : goOn(plan.step, step),
  }
  await updatePlan(trx, owner, changed, at.toISOString())
}

export function studyPlanRoutes(mount: Mount, { db, now }: Platform): void {
  mount(studyPlans.get, async ({ viewer }) => ({ data: await describePlan(db, viewer, now()) }))

  mount(studyPlans.change, async ({ viewer, body }) => {
    const at = now()
    await db.transaction().execute(trx => change(trx, viewer, body, at))
    return { message: 'Rencanamu tersimpan', data: await describePlan(db, viewer, at) }
  })
}
