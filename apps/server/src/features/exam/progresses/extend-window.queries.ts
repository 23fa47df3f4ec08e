import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

interface Running {
  id: string
  started_at: string
  ends_at: string
  extended_seconds: number
  duration_seconds: number
  extra_time_factor: number
}

async function listBuckets(db: Db, tryoutId: string): Promise<number[]> {
  const { rows } = await sql<{ bucket: number }>`
    select distinct p.bucket from progresses p
    where p.submitted_at is null
      and p.sub_test_id in (select id from tryout_sub_tests where tryout_id = ${tryoutId})
    order by p.bucket
  `.execute(db)
  return rows.map(({ bucket }) => bucket)
}

/** Locks what runs in a try-out, in the order in which saves do. */
async function lockRunning(trx: Db, bucket: number, tryoutId: string): Promise<Running[]> {
  const { rows } = await sql<Running>`
    select p.id, p.started_at, p.ends_at, p.extended_seconds, st.duration_seconds, u.extra_time_factor
    from progresses p
    join tryout_sub_tests st on st.id = p.sub_test_id
    join users u on u.id = p.user_id
    where p.bucket = ${bucket} and p.submitted_at is null and st.tryout_id = ${tryoutId}
    order by p.id
    for update of p
  `.execute(trx)
  return rows
}

type Change = Pick<Running, 'id' | 'ends_at' | 'extended_seconds'>

/** Changes what runs, one bucket after the other, because shards lock nothing across. Returns how many have changed. */
async function changeRunning(
  trx: Db,
  tryoutId: string,
  change: (running: Running) => Change | undefined,
): Promise<number> {
  let changed = 0
  for (const bucket of await listBuckets(trx, tryoutId)) {
    const rows = (await lockRunning(trx, bucket, tryoutId)).flatMap(running => change(running) ?? [])
    if (rows.length === 0) continue
    await sql`
      update progresses p set ends_at = c.ends_at, extended_seconds = c.extended_seconds
      from json_to_recordset(${JSON.stringify(rows)}::json) as c
        (id uuid, ends_at timestamptz, extended_seconds integer)
      where p.bucket = ${bucket} and p.id = c.id
    `.execute(trx)
    changed += rows.length
  }
  return changed
}

/**
 * Gives sub-tests under way the time that the old end of the window had cut off, as if the try-out had always closed
 * then; what was given to a student comes on top. Returns how many are longer now.
 */
export function extendWindow(trx: Db, tryoutId: string, closesAt: string): Promise<number> {
  const closes = Date.parse(closesAt)
  return changeRunning(trx, tryoutId, running => {
    const { id, started_at, ends_at, extended_seconds, duration_seconds, extra_time_factor } = running
    const ends = Date.parse(ends_at)
    const whole = Date.parse(started_at) + duration_seconds * extra_time_factor * 1_000
    const cut = closes + duration_seconds * (extra_time_factor - 1) * 1_000
    const due = extended_seconds * 1_000 + Math.min(whole, cut)
    if (ends >= whole || due <= ends) return undefined
    return { id, ends_at: new Date(due).toISOString(), extended_seconds }
  })
}

/**
 * Lets sub-tests under way run past a window that ends now. What runs past it counts as given, so that no review is shown
 * before the last of them is over. Returns how many those are.
 */
export function outlastWindow(trx: Db, tryoutId: string, closesAt: string): Promise<number> {
  const closes = Date.parse(closesAt)
  return changeRunning(trx, tryoutId, ({ id, ends_at, extended_seconds }) => {
    const past = (Date.parse(ends_at) - closes) / 1_000
    return past > 0
      ? { id, ends_at, extended_seconds: Math.max(extended_seconds, Math.ceil(past)) }
      : undefined
  })
}
