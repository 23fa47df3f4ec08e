import { sql } from 'kysely'
import type { Database, Db } from '../../../db/database.ts'
import { inOneBucket, plainOnly } from '../../../db/placement.ts'
import type { Owner } from '../tryouts/attempts.queries.ts'

export interface AttemptWanted extends Owner {
  tryout_id: string
}

interface AttemptProgressRow {
  n: number
  attempt_id: string
  seed: number
  number: number
  status: 'enrolled' | 'in_progress' | 'finished' | 'scored'
  finished_at: string | null
  progress_id: string | null
  sub_test_id: string
  started_at: string
  ends_at: string
  submitted_at: string | null
  closed_by: 'student' | 'time' | 'admin' | null
  lease: string
  client_id: string
}

/** Each wanted attempt (the newest that is not void) with its progresses, one row per progress; `n` is the index. */
export async function listAttemptProgresses(db: Db, wanted: AttemptWanted[]) {
  const { rows } = await sql<AttemptProgressRow>`
    select w.n, a.id as attempt_id, a.seed, a.number, a.status, a.finished_at, p.id as progress_id, p.sub_test_id,
      p.started_at, p.ends_at, p.submitted_at, p.closed_by, p.lease, p.client_id
    from json_to_recordset(${JSON.stringify(wanted.map((one, n) => ({ n, ...one })))}::json)
      as w (n integer, bucket smallint, user_id uuid, tryout_id uuid)
    join attempts a on a.bucket = w.bucket and a.user_id = w.user_id and a.tryout_id = w.tryout_id
    left join progresses p on p.bucket = a.bucket and p.attempt_id = a.id
    where a.status <> 'void' and ${inOneBucket('a', wanted)}
    order by w.n, a.number desc
  `.execute(db)
  return rows
}

export async function countChoices(db: Db, attempts: { bucket: number; attempt_id: string }[]) {
  const { rows } = await sql<{ attempt_id: string; count: number }>`
    select c.attempt_id, count(*) as count
    from json_to_recordset(${JSON.stringify(attempts)}::json) as w (bucket smallint, attempt_id uuid)
    join attempt_choices c on c.bucket = w.bucket and c.attempt_id = w.attempt_id
    where ${inOneBucket('c', attempts)}
    group by c.attempt_id
  `.execute(db)
  return new Map(rows.map(row => [row.attempt_id, row.count]))
}

export interface NewProgress extends Owner {
  id: string
  attempt_id: string
  sub_test_id: string
  started_at: string
  ends_at: string
  lease: string
  client_id: string
}

/**
 * Starts many sub-tests in one commit and returns the ids that were opened. A row is passed over when its attempt is
 * over, another sub-test of it runs, or this one was started before: the unique indexes decide, not this process.
 */
export async function insertProgresses(db: Db, rows: NewProgress[]): Promise<Set<string>> {
  const opened = await sql<{ id: string }>`
    with ${plainOnly} asked as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as r (bucket smallint, id uuid, attempt_id uuid,
        user_id uuid, sub_test_id uuid, started_at timestamptz, ends_at timestamptz, lease uuid, client_id uuid)
    ), live as materialized (
      select a.bucket, a.id
      from (select distinct bucket, attempt_id from asked) r
      join attempts a on a.bucket = r.bucket and a.id = r.attempt_id
      where a.status in ('enrolled', 'in_progress')
      order by a.bucket, a.id
      for no key update of a
    ), opened as (
      insert into progresses (bucket, id, attempt_id, user_id, sub_test_id, started_at, ends_at, lease, client_id)
      select r.bucket, r.id, r.attempt_id, r.user_id, r.sub_test_id, r.started_at, r.ends_at, r.lease, r.client_id
      from asked r join live a on a.bucket = r.bucket and a.id = r.attempt_id
      order by r.bucket, r.attempt_id
      on conflict do nothing
      returning bucket, id, attempt_id, started_at
    ), begun as (
      update attempts a set status = 'in_progress', started_at = o.started_at, updated_at = o.started_at
      from opened o where a.bucket = o.bucket and a.id = o.attempt_id and a.status = 'enrolled'
    )
    select id from opened
  `.execute(db)
  return new Set(opened.rows.map(row => row.id))
}

/** As `insertProgresses`, for attempts of one bucket: shards take one table a statement. */
export function insertProgressesInBucket(db: Database, rows: NewProgress[]): Promise<Set<string>> {
  const bucket = rows[0]?.bucket ?? 0
  return db.transaction().execute(async trx => {
    const live = await trx
      .selectFrom('attempts')
      .select('id')
      .where('bucket', '=', bucket)
      .where('id', 'in', [...new Set(rows.map(row => row.attempt_id))])
      .where('status', 'in', ['enrolled', 'in_progress'])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const ids = new Set(live.map(({ id }) => id))
    const asked = rows
      .filter(row => ids.has(row.attempt_id))
      .map(({ id, attempt_id, user_id, sub_test_id, started_at, ends_at, lease, client_id }) => ({
        bucket,
        id,
        attempt_id,
        user_id,
        sub_test_id,
        started_at,
        ends_at,
        lease,
        client_id,
      }))
    if (asked.length === 0) return new Set()
    const opened = await trx
      .insertInto('progresses')
      .values(asked.toSorted((a, b) => (a.attempt_id < b.attempt_id ? -1 : 1)))
      .onConflict(oc => oc.doNothing())
      .returning(['id', 'attempt_id', 'started_at'])
      .execute()
    for (const { attempt_id, started_at } of opened)
      await trx
        .updateTable('attempts')
        .set({ status: 'in_progress', started_at, updated_at: started_at })
        .where('bucket', '=', bucket)
        .where('id', '=', attempt_id)
        .where('status', '=', 'enrolled')
        .execute()
    return new Set(opened.map(({ id }) => id))
  })
}

/**
 * Hands the session to another tab or device; false when the sub-test was closed meanwhile. The lock waits for saves
 * under way: whoever takes over must be shown all that the former holder was told is stored.
 */
export async function updateLease(
  db: Db,
  { bucket, id }: { bucket: number; id: string },
  { lease, client_id }: { lease: string; client_id: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with held as materialized (
      select bucket, id from progresses
      where bucket = ${bucket} and id = ${id} and submitted_at is null
      for update
    )
    update progresses p set lease = ${lease}, client_id = ${client_id}
    from held h where p.bucket = ${bucket} and p.bucket = h.bucket and p.id = h.id
  `.execute(db)
  return numAffectedRows === 1n
}
