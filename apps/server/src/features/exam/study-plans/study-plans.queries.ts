import type { StartStep } from '@gerbang/contract/exam/study-plans.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Owner } from '../tryouts/attempts.queries.ts'
import type { Goal } from './study-plans.rules.ts'

export type PlanRow = Goal & {
  major_id: string | null
  /** Null: nothing was left yet. */
  step: Exclude<StartStep, 'placement'> | null
  created_at: string
}

const columns = ['major_id', 'days_a_week', 'next_days', 'next_from', 'step', 'created_at'] as const

export function findPlan(db: Db, { bucket, user_id }: Owner): Promise<PlanRow | undefined> {
  return db
    .selectFrom('study_plans')
    .select(columns)
    .where(eb => eb.and({ bucket, user_id }))
    .executeTakeFirst()
}

/** The plan as it is until the transaction ends; made at the first change. */
export async function lockPlan(trx: Db, { bucket, user_id }: Owner, at: string): Promise<PlanRow> {
  await trx
    .insertInto('study_plans')
    .values({ bucket, user_id, created_at: at, updated_at: at })
    .onConflict(oc => oc.doNothing())
    .execute()
  return trx
    .selectFrom('study_plans')
    .select(columns)
    .where(eb => eb.and({ bucket, user_id }))
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updatePlan(
  trx: Db,
  { bucket, user_id }: Owner,
  plan: Omit<PlanRow, 'created_at'>,
  at: string,
): Promise<void> {
  await trx
    .updateTable('study_plans')
    .set({ ...plan, updated_at: at })
    .where(eb => eb.and({ bucket, user_id }))
    .execute()
}

/** The student's calendar and the day that their program prepares for. */
export async function findCalendar(db: Db, { user_id }: Owner, at: Date) {
  const { rows } = await sql<{
    zone: string
    today: string
    monday: string
    exam_on: string | null
    exam_is_estimate: boolean | null
  }>`
    select zone.name as zone, zone.today, (date_trunc('week', zone.today) + interval '7 days')::date as monday,
      p.exam_on, p.exam_is_estimate
    from users u
    left join provinces r on r.id = u.province_id
    left join programs p on p.id = u.program_id
    cross join lateral (
      select coalesce(r.time_zone, 'Asia/Jakarta') as name,
        (${at.toISOString()}::timestamptz at time zone coalesce(r.time_zone, 'Asia/Jakarta'))::date as today
    ) zone
    where u.id = ${user_id}
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('A viewer without a row')
  return row
}
