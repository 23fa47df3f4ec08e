import { sql } from 'kysely'
import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'
import type { Owner } from '../../exam/tryouts/attempts.queries.ts'

/** Who is in a class now, by name; with `userId` that student alone. */
export async function listStudents(db: Db, classId: string, userId?: string): Promise<Owner[]> {
  const all = db
    .selectFrom('class_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select('u.id')
    .where('m.class_id', '=', classId)
    .where('m.left_at', 'is', null)
    .orderBy(sql`lower(u.name)`)
    .orderBy('u.id')
  const rows = await (userId === undefined ? all : all.where('u.id', '=', userId)).execute()
  return rows.map(({ id }) => ({ bucket: bucketOf(id), user_id: id }))
}

export interface FinishedTryout {
  id: string
  title: string
  opens_at: string
  students: number
}

/** Try-outs that students of a class have finished, newest first, whether or not their results are out. */
export function listFinishedTryouts(db: Db, classId: string): Promise<FinishedTryout[]> {
  return db
    .selectFrom('class_members as m')
    .innerJoin('attempts as a', 'a.user_id', 'm.user_id')
    .innerJoin('tryouts as t', 't.id', 'a.tryout_id')
    .select(['t.id', 't.title', 't.opens_at'])
    .select(sql<number>`count(distinct a.user_id)::int`.as('students'))
    .where('m.class_id', '=', classId)
    .where('m.left_at', 'is', null)
    .where('a.status', '=', 'scored')
    .where('t.status', '=', 'published')
    .groupBy('t.id')
    .orderBy('t.opens_at', 'desc')
    .orderBy('t.id')
    .execute()
}

export interface MarkedStudent {
  name: string
  nisn: string | null
  /** Points by sub-test; null for who has not finished. */
  points: Record<string, { raw: number; max: number }> | null
}

/** Each student of a class with the points of the newest finished attempt at a try-out, by name. */
export async function listMarkedStudents(
  db: Db,
  { classId, tryoutId }: { classId: string; tryoutId: string },
): Promise<MarkedStudent[]> {
  const { rows } = await sql<MarkedStudent>`
    select u.name, u.nisn, (
      select json_object_agg(s.sub_test_id, json_build_object('raw', s.raw, 'max', s.max))
      from sub_test_scores s join score_runs r on r.id = s.score_run_id and r.status = 'published'
      where s.bucket = newest.bucket and s.attempt_id = newest.id
    ) as points
    from class_members m
    join users u on u.id = m.user_id
    left join lateral (
      select a.bucket, a.id from attempts a
      where a.user_id = u.id and a.tryout_id = ${tryoutId} and a.status = 'scored'
      order by a.number desc limit 1
    ) newest on true
    where m.class_id = ${classId} and m.left_at is null
    order by lower(u.name), u.id
  `.execute(db)
  return rows
}
