import type { Query } from '@gerbang/contract/call.ts'
import type { examDay, Sitting, SittingDetail } from '@gerbang/contract/exam/exam-day.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { limits } from '../../../limits.ts'
import { countMet } from '../tryouts/tryouts.queries.ts'

/** Students of a try-out by where they are; attempts that are void count for nothing. */
export async function countStudents(db: Db, tryoutId: string) {
  const { rows } = await sql<{ enrolled: number; in_progress: number; finished: number }>`
    select count(*) filter (where status = 'enrolled') as enrolled,
      count(*) filter (where status = 'in_progress') as in_progress,
      count(*) filter (where status in ('finished', 'scored')) as finished
    from attempts where tryout_id = ${tryoutId}
  `.execute(db)
  return rows[0] ?? { enrolled: 0, in_progress: 0, finished: 0 }
}

/** Of each sub-test, how many sit it now and how many have closed it. */
export async function countPerSubTest(db: Db, subTestIds: string[]) {
  const { rows } = await sql<{ sub_test_id: string; running: number; closed: number }>`
    select sub_test_id, count(*) filter (where submitted_at is null) as running,
      count(*) filter (where submitted_at is not null) as closed
    from progresses where sub_test_id = any(${subTestIds}::uuid[]) group by sub_test_id
  `.execute(db)
  return new Map(rows.map(row => [row.sub_test_id, row]))
}

const lastSave = sql<string | null>`(
  select max(a.server_at) from answers a where a.bucket = p.bucket and a.progress_id = p.id
)`

const before = (at: Date, ms: number) => new Date(at.getTime() - ms).toISOString()

/** Of the sub-tests that run: answers of the last minute, how many stored nothing for three, and how many are away. */
export async function countSaves(db: Db, subTestIds: string[], at: Date) {
  const { rows } = await sql<{ saves: number; silent: number; cut_off: number }>`
    select coalesce(sum(recent), 0)::int as saves,
      count(*) filter (where coalesce(saved_at, started_at) < ${before(at, 180_000)}) as silent,
      count(*) filter (where seen_at < ${before(at, limits.cutOffMs)}) as cut_off
    from (
      select p.started_at, b.at as seen_at, max(a.server_at) as saved_at,
        count(a.server_at) filter (where a.server_at >= ${before(at, 60_000)}) as recent
      from progresses p
      left join session_beats b on b.bucket = p.bucket and b.progress_id = p.id
      left join answers a on a.bucket = p.bucket and a.progress_id = p.id
      where p.submitted_at is null and p.sub_test_id = any(${subTestIds}::uuid[])
      group by p.bucket, p.id, b.at
    ) running
  `.execute(db)
  return rows[0] ?? { saves: 0, silent: 0, cut_off: 0 }
}

type Filter = Query<typeof examDay.sittings>
const orders: Orders<Filter['sort']> = {
  saved_at: sql`coalesce(${lastSave}, p.started_at)`,
  name: sql`lower(u.name)`,
  ends_at: sql`p.ends_at`,
}

/** Sub-tests of a try-out that run, with what there is to know of their pages at `at`. */
function selectSittings(db: Db, tryoutId: string, at: Date) {
  return db
    .selectFrom('progresses as p')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'p.sub_test_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .leftJoin('session_beats as b', join =>
      join.onRef('b.bucket', '=', 'p.bucket').onRef('b.progress_id', '=', 'p.id'),
    )
    .where('st.tryout_id', '=', tryoutId)
    .where('p.submitted_at', 'is', null)
    .select(['p.user_id', 'u.name', 'u.school_name', 's.code as sub_test', 'p.ends_at'])
    .select([
      'p.extended_seconds',
      lastSave.as('saved_at'),
      sql<number>`(
        select count(*) from answers a
        where a.bucket = p.bucket and a.progress_id = p.id and a.value is not null
      )`.as('answered'),
      countMet.as('of'),
      'b.at as seen_at',
      sql<boolean>`coalesce(b.at < ${before(at, limits.cutOffMs)}, false)`.as('is_cut_off'),
      sql<number>`coalesce(b.unsent, 0)`.as('unsent'),
      sql<Sitting['events']>`coalesce((
        select jsonb_object_agg(e.kind, e.count) from (
          select kind, count(*) from session_events
          where bucket = p.bucket and progress_id = p.id group by kind
        ) e
      ), '{}')`.as('events'),
    ])
}

export function listSittings(db: Db, tryoutId: string, { search, sub_test_id, ...wanted }: Filter, at: Date) {
  let query = selectSittings(db, tryoutId, at)
  if (search)
    query = query.where(
      sql<SqlBool>`(u.name ilike ${matchAnywhere(search)} or u.school_name ilike ${matchAnywhere(search)})`,
    )
  if (sub_test_id) query = query.where('st.id', '=', sub_test_id)
  return listPage(db, query, wanted, { orders, last: ['p.id'] })
}

/** Undefined when the student is not in the middle of a sub-test. */
export async function findSitting(
  db: Db,
  tryoutId: string,
  userId: string,
  at: Date,
): Promise<SittingDetail | undefined> {
  const found = await selectSittings(db, tryoutId, at)
    .where('p.user_id', '=', userId)
    .select(['p.bucket', 'p.id'])
    .executeTakeFirst()
  if (!found) return undefined
  const { bucket, id, ...sitting } = found
  const [log, gaps] = await Promise.all([
    db
      .selectFrom('session_events')
      .select(['kind', 'at'])
      .where(eb => eb.and({ bucket, progress_id: id }))
      .orderBy('at', 'desc')
      .orderBy('n', 'desc')
      .limit(100)
      .execute(),
    db
      .selectFrom('session_gaps')
      .select(['from_at', 'until_at', 'given_back_at'])
      .where(eb => eb.and({ bucket, progress_id: id }))
      .orderBy('from_at', 'desc')
      .execute(),
  ])
  return { ...sitting, log: log as SittingDetail['log'], gaps }
}
