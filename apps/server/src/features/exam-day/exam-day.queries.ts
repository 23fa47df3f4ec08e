import type { Query } from '@gerbang/contract/call.ts'
import type { examDay } from '@gerbang/contract/exam-day.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { listPage, type Orders } from '../../db/list-page.ts'
import { matchAnywhere } from '../../db/match-anywhere.ts'

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

/** Of the sub-tests that run: answers of the last minute, and how many have stored nothing for three. */
export async function countSaves(db: Db, subTestIds: string[], at: Date) {
  const before = (ms: number) => new Date(at.getTime() - ms).toISOString()
  const { rows } = await sql<{ saves: number; silent: number }>`
    select coalesce(sum(recent), 0)::int as saves,
      count(*) filter (where coalesce(saved_at, started_at) < ${before(180_000)}) as silent
    from (
      select p.started_at, max(a.server_at) as saved_at,
        count(a.server_at) filter (where a.server_at >= ${before(60_000)}) as recent
      from progresses p left join answers a on a.bucket = p.bucket and a.progress_id = p.id
      where p.submitted_at is null and p.sub_test_id = any(${subTestIds}::uuid[])
      group by p.bucket, p.id
    ) running
  `.execute(db)
  return rows[0] ?? { saves: 0, silent: 0 }
}

type Filter = Query<typeof examDay.sittings>
const orders: Orders<Filter['sort']> = {
  saved_at: sql`coalesce(${lastSave}, p.started_at)`,
  name: sql`lower(u.name)`,
  ends_at: sql`p.ends_at`,
}

export function listSittings(db: Db, tryoutId: string, { search, sub_test_id, ...wanted }: Filter) {
  let query = db
    .selectFrom('progresses as p')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'p.sub_test_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .where('st.tryout_id', '=', tryoutId)
    .where('p.submitted_at', 'is', null)
    .select([
      'p.user_id',
      'u.name',
      'u.school_name',
      's.code as sub_test',
      'p.ends_at',
      'p.extended_seconds',
      lastSave.as('saved_at'),
      sql<number>`(
        select count(*) from answers a
        where a.bucket = p.bucket and a.progress_id = p.id and a.value is not null
      )`.as('answered'),
      sql<number>`(select count(*) from paper_items i where i.sub_test_id = st.id)`.as('of'),
    ])
  if (search)
    query = query.where(
      sql<SqlBool>`(u.name ilike ${matchAnywhere(search)} or u.school_name ilike ${matchAnywhere(search)})`,
    )
  if (sub_test_id) query = query.where('st.id', '=', sub_test_id)
  return listPage(query, wanted, { orders, last: ['p.id'] })
}
