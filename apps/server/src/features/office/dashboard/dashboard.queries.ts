import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type Counting, readCount } from '../../../db/kept-counts.ts'
import { attemptCounts, noAttempts } from '../../exam/tryouts/attempt-counts.queries.ts'
import { demoAddresses } from '../../people/auth/demo-accounts.ts'

interface Counts {
  students: number
  teachers: number
  admins: number
  invited: number
  tryouts: number
  questions: number
  attempts: number
  signed_in: number
}

/** Signed in: whoever was seen in the last five minutes. */
async function countAll(db: Db, at: Date): Promise<Counts> {
  const seen = new Date(at.getTime() - 5 * 60_000).toISOString()
  const { rows } = await sql<Counts>`
    select u.*, (select count(*) from tryouts where status <> 'archived')::int as tryouts,
      (select count(*) from questions where status <> 'archived')::int as questions,
      (select count(*) from attempts where status <> 'void')::int as attempts,
      (select count(distinct user_id) from sessions where last_seen_at > ${seen}::timestamptz)::int as signed_in
    from (
      select count(*) filter (where role = 'student' and status = 'active')::int as students,
        count(*) filter (where role = 'teacher' and status = 'active')::int as teachers,
        count(*) filter (where role = 'admin' and status = 'active')::int as admins,
        count(*) filter (where status = 'invited')::int as invited
      from users
    ) u
  `.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('Cannot count: the database answered no row')
  return counts
}

const openShown = 8

/** Answers of each that were stored since, of sub-tests that run: a declared multi-shard query. */
async function countSaves(db: Db, ids: readonly string[], since: string) {
  const { rows } = await sql<{ id: string; count: number }>`
    select st.tryout_id as id, count(*)::int as count
    from progresses p
    join tryout_sub_tests st on st.id = p.sub_test_id
    join answers w on w.bucket = p.bucket and w.progress_id = p.id
    where st.tryout_id = any(${ids}::uuid[]) and p.submitted_at is null and w.server_at > ${since}::timestamptz
    group by st.tryout_id
  `.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Newest first; practice without an end counts while it is published. */
export async function listOpenTryouts(db: Db, at: Date) {
  const now = at.toISOString()
  const { rows } = await sql<{ id: string; title: string; closes_at: string | null }>`
    select t.id, t.title, t.closes_at from tryouts t
    where t.status = 'published' and t.opens_at <= ${now}::timestamptz
      and (t.closes_at is null or t.closes_at > ${now}::timestamptz)
    order by t.opens_at desc limit ${openShown}
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  const since = new Date(at.getTime() - 60_000).toISOString()
  const [{ value: underWay }, saves] = await Promise.all([
    readCount(db, attemptCounts, at),
    countSaves(db, ids, since),
  ])
  return rows.map(row => ({
    ...row,
    ...(underWay[row.id] ?? noAttempts),
    saves_per_minute: saves.get(row.id) ?? 0,
  }))
}

/** Days of Jakarta, where most who read it are. */
async function countDays(db: Db, at: Date) {
  const { rows } = await sql<{ day: string; started: number; finished: number }>`
    with days as (
      select generate_series(
        date_trunc('day', ${at.toISOString()}::timestamptz at time zone 'Asia/Jakarta') - interval '13 days',
        date_trunc('day', ${at.toISOString()}::timestamptz at time zone 'Asia/Jakarta'),
        interval '1 day') as day
    ), started as (
      select date_trunc('day', started_at at time zone 'Asia/Jakarta') as day, count(*)::int as many
      from attempts where started_at >= ${at.toISOString()}::timestamptz - interval '15 days' group by 1
    ), finished as (
      select date_trunc('day', finished_at at time zone 'Asia/Jakarta') as day, count(*)::int as many
      from attempts where finished_at >= ${at.toISOString()}::timestamptz - interval '15 days' group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(s.many, 0) as started, coalesce(f.many, 0) as finished
    from days left join started s using (day) left join finished f using (day) order by days.day
  `.execute(db)
  return rows
}

interface OfAll {
  counts: Counts
  days: Awaited<ReturnType<typeof countDays>>
}

export const dashboardCounts: Counting<OfAll> = {
  name: 'dashboard',
  count: async (db, at) => {
    const counts = await countAll(db, at)
    const value = { counts, days: await countDays(db, at) }
    return { value, rows: counts.students + counts.attempts + counts.questions }
  },
}

/** Try-outs whose published scores have questions that look wrongly keyed, with how many, worst first. */
export async function countSuspectKeys(db: Db) {
  const { rows } = await sql<{ id: string; title: string; count: number }>`
    select t.id, t.title, count(*)::int as count
    from score_runs r
    join score_run_items i on i.score_run_id = r.id
    join tryouts t on t.id = r.tryout_id
    where r.status = 'published' and t.status <> 'archived'
      and i.flags && array['possible_wrong_key', 'miskeyed_row']
    group by t.id, t.title order by count(*) desc limit 5
  `.execute(db)
  return rows
}

/** Try-outs whose newest run failed. */
export async function listFailedRuns(db: Db) {
  const { rows } = await sql<{ id: string; title: string }>`
    select t.id, t.title from tryouts t
    join lateral (
      select status from score_runs r where r.tryout_id = t.id order by number desc limit 1
    ) newest on newest.status = 'failed'
    where t.status <> 'archived' limit 5
  `.execute(db)
  return rows
}

/** Students with answers that came too late and wait for a decision, by try-out. */
export async function countLateAnswers(db: Db) {
  const { rows } = await sql<{ id: string; title: string; count: number }>`
    select t.id, t.title, count(distinct p.user_id)::int as count
    from late_answers l
    join progresses p on p.bucket = l.bucket and p.id = l.progress_id
    join tryout_sub_tests st on st.id = p.sub_test_id
    join tryouts t on t.id = st.tryout_id
    where l.decision is null group by t.id, t.title order by count(*) desc limit 5
  `.execute(db)
  return rows
}

export async function countDemoAccounts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users where email like ${demoAddresses} and status = 'active'
  `.execute(db)
  return rows[0]?.count ?? 0
}

/** When the command that makes backups last said that one was complete. */
export async function findLastBackup(db: Db): Promise<string | undefined> {
  const entry = await db
    .selectFrom('audit_entries')
    .select('at')
    .where('subject_type', '=', 'installation')
    .where('subject_id', '=', 'backup')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return entry?.at
}
