import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** Locks what runs in a try-out, in the order in which saves do. */
const lockRunning = (tryoutId: string) => sql`
  select p.bucket, p.id, p.user_id, p.sub_test_id, p.started_at, p.ends_at, p.extended_seconds
  from progresses p
  where p.submitted_at is null
    and p.sub_test_id in (select id from tryout_sub_tests where tryout_id = ${tryoutId})
  order by p.bucket, p.id
  for update of p
`

/**
 * Gives sub-tests under way the time that the old end of the window had cut off, as if the try-out had always closed
 * then; what was given to a student comes on top. Returns how many are longer now.
 */
export async function extendWindow(trx: Db, tryoutId: string, closesAt: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with running as materialized (${lockRunning(tryoutId)}), due as (
      select r.bucket, r.id, r.ends_at,
        r.started_at + st.duration_seconds * u.extra_time_factor * interval '1 second' as whole_end,
        r.extended_seconds * interval '1 second' + least(
          r.started_at + st.duration_seconds * u.extra_time_factor * interval '1 second',
          ${closesAt}::timestamptz + st.duration_seconds * (u.extra_time_factor - 1) * interval '1 second'
        ) as due_end
      from running r
      join tryout_sub_tests st on st.id = r.sub_test_id
      join users u on u.id = r.user_id
    )
    update progresses p set ends_at = d.due_end
    from due d
    where p.bucket = d.bucket and p.id = d.id and d.ends_at < d.whole_end and d.due_end > d.ends_at
  `.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/**
 * Lets sub-tests under way run past a window that ends now. What runs past it counts as given, so that no review is shown
 * before the last of them is over. Returns how many those are.
 */
export async function outlastWindow(trx: Db, tryoutId: string, closesAt: string): Promise<number> {
  const { numAffectedRows } = await sql`
    with running as materialized (${lockRunning(tryoutId)})
    update progresses p set extended_seconds = greatest(
      p.extended_seconds, ceil(extract(epoch from p.ends_at - ${closesAt}::timestamptz))::integer
    )
    from running r where p.bucket = r.bucket and p.id = r.id and p.ends_at > ${closesAt}::timestamptz
  `.execute(trx)
  return Number(numAffectedRows ?? 0)
}
