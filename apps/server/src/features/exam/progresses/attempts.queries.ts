import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isAmong } from '../../../db/placement.ts'
import { type Owner, selectAttempts } from '../tryouts/attempts.queries.ts'

/** Holds the attempt until the transaction ends; undefined when it is not this student's. */
export function lockNewestAttempt(db: Db, owner: Owner, tryoutId: string) {
  return selectAttempts(db, owner).where('tryout_id', '=', tryoutId).limit(1).forUpdate().executeTakeFirst()
}

export interface NewAttempt extends Owner {
  id: string
  tryout_id: string
  number: number
  seed: number
  created_at: string
}

/**
 * False when a live attempt exists or the number is taken: parallel enrolments end in one attempt.
 */
export async function insertAttempt(db: Db, attempt: NewAttempt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('attempts')
    .values({ ...attempt, status: 'enrolled', updated_at: attempt.created_at })
    .onConflict(oc => oc.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** The majors of the newest attempt before this one; none where it has some already. */
export async function copyChoices(db: Db, { bucket, user_id, tryout_id, id }: NewAttempt): Promise<void> {
  await sql`
    insert into attempt_choices (bucket, attempt_id, priority, major_id)
    select c.bucket, ${id}, c.priority, c.major_id from attempt_choices c
    where c.bucket = ${bucket} and c.attempt_id = (
      select a.id from attempts a
      where a.bucket = ${bucket} and a.user_id = ${user_id} and a.tryout_id = ${tryout_id} and a.id <> ${id}
        and a.status <> 'void'
        and exists (select from attempt_choices o where o.bucket = a.bucket and o.attempt_id = a.id)
      order by a.number desc limit 1
    )
    on conflict do nothing
  `.execute(db)
}

/** Nothing else points at an attempt that was not begun. */
export async function deleteAttempt(db: Db, bucket: number, id: string): Promise<void> {
  await db.deleteFrom('attempt_choices').where('bucket', '=', bucket).where('attempt_id', '=', id).execute()
  await db.deleteFrom('attempts').where('bucket', '=', bucket).where('id', '=', id).execute()
}

export async function replaceChoices(
  db: Db,
  bucket: number,
  attemptId: string,
  majorIds: string[],
): Promise<void> {
  await db
    .deleteFrom('attempt_choices')
    .where('bucket', '=', bucket)
    .where('attempt_id', '=', attemptId)
    .execute()
  if (majorIds.length === 0) return
  await db
    .insertInto('attempt_choices')
    .values(
      majorIds.map((major_id, index) => ({ bucket, attempt_id: attemptId, priority: index + 1, major_id })),
    )
    .execute()
}

/** The ids of those that are under way, held until the transaction ends. */
export async function lockUnderWay(
  db: Db,
  attempts: readonly { bucket: number; id: string }[],
  whenLocked: 'wait' | 'skip',
): Promise<string[]> {
  const rows = await db
    .selectFrom('attempts')
    .select('id')
    .where(isAmong('attempts', 'id', attempts))
    .where('status', '=', 'in_progress')
    .orderBy('bucket')
    .orderBy('id')
    .forUpdate()
    .$if(whenLocked === 'skip', query => query.skipLocked())
    .execute()
  return rows.map(({ id }) => id)
}

export async function finishAttempts(
  db: Db,
  finished: readonly { bucket: number; id: string; finished_at: string }[],
): Promise<void> {
  const ends = JSON.stringify(Object.fromEntries(finished.map(({ id, finished_at }) => [id, finished_at])))
  const end = sql<string>`(${ends}::jsonb ->> attempts.id::text)::timestamptz`
  await db
    .updateTable('attempts')
    .set({ status: 'scored', finished_at: end, updated_at: end })
    .where(isAmong('attempts', 'id', finished))
    .where('status', '=', 'in_progress')
    .execute()
}

/**
 * By try-out the seconds past its close until which somebody may still sit a sub-test: by extra time of their own, or given
 * back by an admin. A declared multi-shard query.
 */
export async function listLongestExtras(
  db: Db,
  tryoutIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ tryout_id: string; seconds: number | null }>`
    select st.tryout_id, greatest(
      max(st.duration_seconds) * (
        coalesce((select max(extra_time_factor) from users where extra_time_factor > 1), 1) - 1
      ),
      (
        select max(extract(epoch from p.ends_at - t.closes_at))::double precision
        from progresses p
        join tryout_sub_tests s on s.id = p.sub_test_id
        join tryouts t on t.id = s.tryout_id
        where t.id = st.tryout_id and p.submitted_at is null and p.extended_seconds > 0
      )
    ) as seconds
    from tryout_sub_tests st
    where st.tryout_id = any(${[...tryoutIds]}::uuid[])
    group by st.tryout_id
  `.execute(db)
  return new Map(rows.map(({ tryout_id, seconds }) => [tryout_id, seconds ?? 0]))
}

/** The same of one try-out. */
export async function findLongestExtra(db: Db, tryoutId: string): Promise<number> {
  return (await listLongestExtras(db, [tryoutId])).get(tryoutId) ?? 0
}

/** Try-outs that have closed while somebody is still under way in them: a declared multi-shard query. */
export async function listUnfinished(db: Db, at: string): Promise<string[]> {
  const rows = await db
    .selectFrom('attempts as a')
    .innerJoin('tryouts as t', 't.id', 'a.tryout_id')
    .select('a.tryout_id')
    .distinct()
    .where('a.status', '=', 'in_progress')
    .where('t.status', '=', 'published')
    .where('t.closes_at', '<=', at)
    .execute()
  return rows.map(({ tryout_id }) => tryout_id)
}

/** How many are under way in each of these try-outs: a declared multi-shard query. */
export async function countUnderWay(db: Db, tryoutIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('attempts')
    .select(eb => ['tryout_id', eb.fn.countAll<number>().as('count')])
    .where('status', '=', 'in_progress')
    .where('tryout_id', '=', sql<string>`any(${[...tryoutIds]}::uuid[])`)
    .groupBy('tryout_id')
    .execute()
  return new Map(rows.map(({ tryout_id, count }) => [tryout_id, count]))
}
