import type { Audience } from '@gerbang/contract/exam/exam-day.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { isMeant } from './audience.queries.ts'

export interface Meant {
  bucket: number
  id: string
  user_id: string
}

export interface Given extends Meant {
  seconds: number
}

/** Sub-tests of a try-out that still take answers at `at`, of those who are meant. */
export async function listMeant(db: Db, tryoutId: string, audience: Audience, at: Date): Promise<Meant[]> {
  const stillOpen = new Date(at.getTime() - limits.answerGraceMs).toISOString()
  const { rows } = await sql<Meant>`
    select p.bucket, p.id, p.user_id from progresses p join users u on u.id = p.user_id
    where p.submitted_at is null and p.ends_at >= ${stillOpen}
      and p.sub_test_id in (select id from tryout_sub_tests where tryout_id = ${tryoutId})
      and ${isMeant(sql`${JSON.stringify(audience)}::jsonb`)}
  `.execute(db)
  return rows
}

/**
 * Lengthens sub-tests that still run, in the order of locks in which saves take them, and the sessions of whoever sits
 * them. Returns those that became longer: one that was submitted meanwhile is not.
 */
export async function giveTime(trx: Db, wanted: Given[]): Promise<Given[]> {
  const { rows } = await sql<Given & { ends_at: string }>`
    with running as materialized (
      select p.bucket, p.id, w.seconds from progresses p
      join json_to_recordset(${JSON.stringify(wanted)}::json) as w (bucket smallint, id uuid, seconds integer)
        on w.bucket = p.bucket and w.id = p.id
      where p.submitted_at is null
      order by p.bucket, p.id
      for update of p
    )
    update progresses p
    set ends_at = p.ends_at + r.seconds * interval '1 second', extended_seconds = p.extended_seconds + r.seconds
    from running r where p.bucket = r.bucket and p.id = r.id
    returning p.bucket, p.id, p.user_id, r.seconds, p.ends_at
  `.execute(trx)
  await keepExamSessions(trx, rows)
  return rows.map(({ bucket, id, user_id, seconds }) => ({ bucket, id, user_id, seconds }))
}

/** Whoever sits for longer stays signed in for as long. */
export async function keepExamSessions(
  trx: Db,
  sittings: readonly { user_id: string; ends_at: string }[],
): Promise<void> {
  await sql`
    update sessions s set exam_until = greatest(s.exam_until, e.ends_at + ${limits.answerGraceMs} * interval '1 ms')
    from json_to_recordset(${JSON.stringify(sittings)}::json) as e (user_id uuid, ends_at timestamptz)
    where s.user_id = e.user_id and s.exam_until is not null
  `.execute(trx)
}
