import type { Outage } from '@gerbang/contract/exam/exam-day.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { type Given, giveTime } from './give-time.queries.ts'

/** Gaps `g` of sub-tests `p` of a try-out that still take answers, not given back yet. */
const openGaps = (tryoutId: string, at: Date) => sql`
  session_gaps g join progresses p on p.bucket = g.bucket and p.id = g.progress_id
  where g.given_back_at is null and p.submitted_at is null
    and p.ends_at >= ${new Date(at.getTime() - limits.answerGraceMs).toISOString()}
    and p.sub_test_id in (select id from tryout_sub_tests where tryout_id = ${tryoutId})`

/** Gaps that overlap are one outage; the latest comes first. */
export async function listOutages(db: Db, tryoutId: string, at: Date): Promise<Outage[]> {
  const { rows } = await sql<Outage>`
    with gap as (
      select g.progress_id, g.from_at, g.until_at, p.user_id,
        g.from_at > max(g.until_at) over (
          order by g.from_at, g.progress_id rows between unbounded preceding and 1 preceding
        ) as is_apart
      from ${openGaps(tryoutId, at)}
    ), placed as (
      select *, count(*) filter (where is_apart) over (order by from_at, progress_id) as outage from gap
    ), lost as (
      select outage, user_id, min(from_at) as from_at, max(until_at) as until_at,
        ceil(sum(extract(epoch from until_at - from_at)))::integer as seconds
      from placed group by outage, user_id
    )
    select min(l.from_at) as from_at, max(l.until_at) as until_at, count(*)::int as students,
      count(distinct lower(u.school_name))::int as schools,
      min(l.seconds) as shortest_seconds, max(l.seconds) as longest_seconds
    from lost l join users u on u.id = l.user_id group by l.outage order by min(l.from_at) desc
  `.execute(db)
  return rows
}

/** Marks what was lost in a span as given back, so that nobody is given it twice, and gives it. */
export async function giveBack(
  trx: Db,
  tryoutId: string,
  span: { from_at: string; until_at: string },
  at: Date,
): Promise<Given[]> {
  const { rows } = await sql<Given>`
    with taken as (
      update session_gaps set given_back_at = ${at.toISOString()}
      from (
        select g.bucket, g.progress_id, g.from_at, p.user_id from ${openGaps(tryoutId, at)}
          and g.from_at >= ${span.from_at} and g.until_at <= ${span.until_at}
      ) open
      where session_gaps.bucket = open.bucket and session_gaps.progress_id = open.progress_id
        and session_gaps.from_at = open.from_at and session_gaps.given_back_at is null
      returning session_gaps.*, open.user_id
    )
    select bucket, progress_id as id, user_id,
      ceil(sum(extract(epoch from until_at - from_at)))::integer as seconds
    from taken group by bucket, progress_id, user_id
  `.execute(trx)
  return giveTime(trx, rows)
}
