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

/** Those of a bucket that still run, held until the transaction ends, with the end that each gets. */
async function lockGiven(trx: Db, bucket: number, wanted: readonly Given[]) {
  const seconds = new Map(wanted.map(given => [given.id, given.seconds]))
  const rows = await trx
    .selectFrom('progresses')
    .select(['bucket', 'id', 'user_id', 'ends_at'])
    .where('bucket', '=', bucket)
    .where('id', '=', sql<string>`any(${[...seconds.keys()]}::uuid[])`)
    .where('submitted_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(row => {
    const given = seconds.get(row.id) ?? 0
    return {
      ...row,
      seconds: given,
      ends_at: new Date(Date.parse(row.ends_at) + given * 1_000).toISOString(),
    }
  })
}

/**
 * Lengthens sub-tests that still run, in the order of locks in which saves take them, and the sessions of whoever sits
 * them. Returns those that became longer: one that was submitted meanwhile is not. One bucket after the other, because
 * shards lock nothing across.
 */
export async function giveTime(trx: Db, wanted: Given[]): Promise<Given[]> {
  const buckets = Map.groupBy(wanted, ({ bucket }) => bucket)
  const longer: Awaited<ReturnType<typeof lockGiven>> = []
  for (const bucket of [...buckets.keys()].toSorted((a, b) => a - b)) {
    const rows = await lockGiven(trx, bucket, buckets.get(bucket) ?? [])
    await sql`
      update progresses p set ends_at = w.ends_at, extended_seconds = p.extended_seconds + w.seconds
      from json_to_recordset(${JSON.stringify(rows)}::json) as w (id uuid, seconds integer, ends_at timestamptz)
      where p.bucket = ${bucket} and p.id = w.id
    `.execute(trx)
    longer.push(...rows)
  }
  await keepExamSessions(trx, longer)
  return longer.map(({ bucket, id, user_id, seconds }) => ({ bucket, id, user_id, seconds }))
}

/** Whoever sits for longer stays signed in for as long. */
export async function keepExamSessions(
  trx: Db,
  sittings: readonly { user_id: string; ends_at: string }[],
): Promise<void> {
  const kept = sittings.map(({ user_id, ends_at }) => ({
    user_id,
    until: new Date(Date.parse(ends_at) + limits.answerGraceMs).toISOString(),
  }))
  await sql`
    update sessions s set exam_until = greatest(s.exam_until, e.until)
    from json_to_recordset(${JSON.stringify(kept)}::json) as e (user_id uuid, until timestamptz)
    where s.user_id = e.user_id and s.exam_until is not null
  `.execute(trx)
}
