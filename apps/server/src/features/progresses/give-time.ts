import type { Audience } from '@gerbang/contract/exam-day.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { limits } from '../../limits.ts'

/** Conditions on a row `u` of `users`. */
function isMeant(audience: Audience): RawBuilder<boolean> {
  switch (audience.kind) {
    case 'all':
      return sql<boolean>`true`
    case 'school':
      return sql<boolean>`lower(u.school_name) = lower(${audience.school})`
    case 'batch':
      return sql<boolean>`exists (
        select from student_code_redemptions r join student_codes c on c.id = r.student_code_id
        where r.user_id = u.id and c.batch = ${audience.batch}
      )`
    case 'student':
      return sql<boolean>`u.id = ${audience.user_id}`
  }
}

export interface Given {
  bucket: number
  id: string
  user_id: string
}

/** Sub-tests of a try-out that still take answers at `at`, of those who are meant. */
export async function listMeant(db: Db, tryoutId: string, audience: Audience, at: Date): Promise<Given[]> {
  const stillOpen = new Date(at.getTime() - limits.answerGraceMs).toISOString()
  const { rows } = await sql<Given>`
    select p.bucket, p.id, p.user_id from progresses p join users u on u.id = p.user_id
    where p.submitted_at is null and p.ends_at >= ${stillOpen}
      and p.sub_test_id in (select id from tryout_sub_tests where tryout_id = ${tryoutId})
      and ${isMeant(audience)}
  `.execute(db)
  return rows
}

/**
 * Lengthens sub-tests that still run, in the order of locks in which saves take them, and the sessions of whoever sits
 * them. Returns those that became longer: one that was submitted meanwhile is not.
 */
export async function giveTime(trx: Db, meant: Given[], seconds: number): Promise<Given[]> {
  const { rows } = await sql<Given & { ends_at: string }>`
    with running as materialized (
      select p.bucket, p.id from progresses p
      join json_to_recordset(${JSON.stringify(meant)}::json) as m (bucket smallint, id uuid)
        on m.bucket = p.bucket and m.id = p.id
      where p.submitted_at is null
      order by p.bucket, p.id
      for update of p
    )
    update progresses p
    set ends_at = p.ends_at + ${seconds} * interval '1 second', extended_seconds = p.extended_seconds + ${seconds}
    from running r where p.bucket = r.bucket and p.id = r.id
    returning p.bucket, p.id, p.user_id, p.ends_at
  `.execute(trx)
  await sql`
    update sessions s set exam_until = greatest(s.exam_until, e.ends_at + ${limits.answerGraceMs} * interval '1 ms')
    from json_to_recordset(${JSON.stringify(rows)}::json) as e (user_id uuid, ends_at timestamptz)
    where s.user_id = e.user_id and s.exam_until is not null
  `.execute(trx)
  return rows
}
