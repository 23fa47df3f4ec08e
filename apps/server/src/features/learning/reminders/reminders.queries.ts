import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

export type ReminderKind = 'opening' | 'closing'

/** Who is to get which mail. */
export interface DueReminder {
  email: string
  tryout_id: string
}

/** At five in the afternoon of the day before, on the student's own clock; reads `users u` and `provinces p`. */
function eveningBefore(time: RawBuilder<unknown>): RawBuilder<string> {
  const zone = sql`coalesce(p.time_zone, 'Asia/Jakarta')`
  return sql`(((${time} at time zone ${zone})::date - 1 + time '17:00') at time zone ${zone})`
}

const mayBeReminded = sql`u.status = 'active' and u.reminders and u.email is not null
  and u.email_verified_at is not null`

/**
 * Marks reminders that were asked for as queued, each for one caller only: whoever holds a row, on whichever node, is
 * the one who queues its mail in the same transaction.
 */
export async function takeOpening(trx: Db, at: string, limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    with due as (
      select r.user_id, r.tryout_id, u.email
      from tryout_reminders r
      join tryouts t on t.id = r.tryout_id
      join users u on u.id = r.user_id
      left join provinces p on p.id = u.province_id
      where r.kind = 'opening' and r.queued_at is null
        and t.status = 'published' and t.opens_at > ${at} and ${eveningBefore(sql`t.opens_at`)} <= ${at}
        and ${mayBeReminded}
      limit ${limit} for update of r skip locked
    )
    update tryout_reminders r set queued_at = ${at} from due
    where r.user_id = due.user_id and r.tryout_id = due.tryout_id and r.kind = 'opening'
    returning due.email, due.tryout_id
  `.execute(trx)
  return rows
}

/**
 * Of those who enrolled before that evening and have not finished, whoever was not told yet. The row that is inserted
 * decides between nodes. Over all students: a multi-shard job.
 */
export async function takeClosing(trx: Db, at: string, limit: number): Promise<DueReminder[]> {
  const evening = eveningBefore(sql`t.closes_at`)
  const { rows } = await sql<DueReminder>`
    with taken as (
      insert into tryout_reminders (user_id, tryout_id, kind, created_at, queued_at)
      select a.user_id, a.tryout_id, 'closing', ${at}::timestamptz, ${at}::timestamptz
      from tryouts t
      join attempts a on a.tryout_id = t.id
      join users u on u.id = a.user_id
      left join provinces p on p.id = u.province_id
      where t.status = 'published' and t.closes_at > ${at} and t.closes_at < ${at}::timestamptz + interval '2 days'
        and a.status in ('enrolled', 'in_progress') and a.created_at < ${evening} and ${evening} <= ${at}
        and ${mayBeReminded}
        and not exists (
          select from tryout_reminders r
          where r.user_id = a.user_id and r.tryout_id = a.tryout_id and r.kind = 'closing'
        )
      limit ${limit}
      on conflict do nothing
      returning user_id, tryout_id
    )
    select u.email, taken.tryout_id from taken join users u on u.id = taken.user_id
  `.execute(trx)
  return rows
}

export async function findReminder(db: Db, userId: string, tryoutId: string) {
  const { rows } = await sql<{ wanted: boolean; allowed: boolean }>`
    select u.reminders as allowed, exists (
      select from tryout_reminders r where r.user_id = u.id and r.tryout_id = ${tryoutId} and r.kind = 'opening'
    ) as wanted
    from users u where u.id = ${userId}
  `.execute(db)
  return rows[0] ?? { wanted: false, allowed: false }
}

export async function insertReminder(db: Db, userId: string, tryoutId: string, at: string): Promise<void> {
  await db
    .insertInto('tryout_reminders')
    .values({ user_id: userId, tryout_id: tryoutId, kind: 'opening', created_at: at })
    .onConflict(oc => oc.doNothing())
    .execute()
}

/** One that is queued stays: asking again must not bring a second mail. */
export async function deleteWaiting(db: Db, userId: string, tryoutId: string): Promise<void> {
  await db
    .deleteFrom('tryout_reminders')
    .where(eb => eb.and({ user_id: userId, tryout_id: tryoutId }))
    .where('kind', '=', 'opening')
    .where('queued_at', 'is', null)
    .execute()
}

export async function setReminders(db: Db, userId: string, reminders: boolean, at: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ reminders, updated_at: at })
    .where('id', '=', userId)
    .where('reminders', '<>', reminders)
    .execute()
}

/** What a letter says; whether the student is through with it is asked when it is sent. */
export function findReminded(db: Db, userId: string, tryoutId: string) {
  return db
    .selectFrom('tryouts as t')
    .innerJoin('users as u', join => join.on('u.id', '=', userId))
    .leftJoin('provinces as p', 'p.id', 'u.province_id')
    .select(['t.slug', 't.title', 't.status', 't.opens_at', 't.closes_at', 'u.reminders'])
    .select(eb => [
      eb.fn.coalesce('p.time_zone', eb.val('Asia/Jakarta')).as('time_zone'),
      sql<boolean>`exists (
        select from attempts a where a.user_id = u.id and a.tryout_id = t.id
          and a.status in ('enrolled', 'in_progress')
      )`.as('is_under_way'),
    ])
    .where('t.id', '=', tryoutId)
    .executeTakeFirst()
}
