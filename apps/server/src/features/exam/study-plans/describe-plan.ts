import type { StudyPlan } from '@gerbang/contract/exam/study-plans.ts'
import type { Db } from '../../../db/database.ts'
import type { Owner } from '../tryouts/attempts.queries.ts'
import { listMajorsByIds } from '../universities/universities.queries.ts'
import { findCalendar, findPlan, type PlanRow } from './study-plans.queries.ts'
import { settleGoal } from './study-plans.rules.ts'

const nothingYet: Omit<PlanRow, 'created_at'> = {
  major_id: null,
  days_a_week: null,
  next_days: null,
  next_from: null,
  step: null,
}

/** As 2027-04-20: Swedes write days as they compare. */
const dayIn = (timeZone: string, at: string) => new Date(at).toLocaleDateString('sv-SE', { timeZone })

/** What the student aims for as it stands today. */
export async function describePlan(db: Db, owner: Owner, at: Date): Promise<StudyPlan> {
  const [row, calendar] = await Promise.all([findPlan(db, owner), findCalendar(db, owner, at)])
  const plan = row ?? nothingYet
  const [target] = plan.major_id === null ? [] : await listMajorsByIds(db, [plan.major_id])
  const { days_a_week, next_days } = settleGoal(plan, calendar.today)
  const { today, exam_on, exam_is_estimate } = calendar
  return {
    target: target ?? null,
    step: plan.step ?? 'placement',
    days_a_week,
    next_days,
    since: row === undefined ? null : dayIn(calendar.zone, row.created_at),
    today,
    exam: exam_on === null ? null : { on: exam_on, is_estimate: exam_is_estimate === true },
  }
}
