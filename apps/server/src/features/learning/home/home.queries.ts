import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'

const endOf = ({ ends_at }: { ends_at: string | null }) => ends_at ?? '9999'

/** Attempts and quizzes under way; what runs out first comes first, what has no end last. */
export async function listRunning(db: Db, { bucket, user_id }: Viewer, at: string) {
  const [tryouts, quizzes] = await Promise.all([
    db
      .selectFrom('attempts as a')
      .innerJoin('tryouts as t', 't.id', 'a.tryout_id')
      .select([
        sql<'tryout'>`'tryout'`.as('kind'),
        't.slug',
        't.title',
        sql<string | null>`(
          select s.name from progresses p
          join tryout_sub_tests st on st.id = p.sub_test_id join subjects s on s.id = st.subject_id
          where p.bucket = a.bucket and p.attempt_id = a.id and p.submitted_at is null and p.ends_at > ${at} limit 1
        )`.as('part'),
        sql<string | null>`(
          select p.ends_at from progresses p
          where p.bucket = a.bucket and p.attempt_id = a.id and p.submitted_at is null and p.ends_at > ${at} limit 1
        )`.as('ends_at'),
      ])
      .where(eb => eb.and({ 'a.bucket': bucket, 'a.user_id': user_id }))
      .where('a.status', 'in', ['enrolled', 'in_progress'])
      .where('t.opens_at', '<=', at)
      .where(sql<SqlBool>`(t.closes_at is null or t.closes_at > ${at})`)
      .execute(),
    db
      .selectFrom('quiz_attempts as a')
      .innerJoin('quizzes as q', 'q.id', 'a.quiz_id')
      .select([
        sql<'quiz'>`'quiz'`.as('kind'),
        'q.slug',
        'q.title',
        sql<string | null>`null`.as('part'),
        'a.ends_at',
      ])
      .where(eb => eb.and({ 'a.bucket': bucket, 'a.user_id': user_id }))
      .where('a.submitted_at', 'is', null)
      .where(sql<SqlBool>`(a.ends_at is null or a.ends_at > ${at})`)
      .execute(),
  ])
  return [...tryouts, ...quizzes].sort((a, b) => endOf(a).localeCompare(endOf(b)))
}

/** Days of the week under way, on the reader's calendar, and on which of them a sub-test or a quiz was finished, or a question practised. */
export async function listWeek(db: Db, { bucket, user_id }: Viewer, today: Date) {
  const { rows } = await sql<{ date: string; is_active: boolean }>`
    with zone as (
      select coalesce(p.time_zone, 'Asia/Jakarta') as name
      from users u left join provinces p on p.id = u.province_id where u.id = ${user_id}
    ), done as (
      select (p.submitted_at at time zone zone.name)::date as day
      from attempts a join progresses p on p.bucket = a.bucket and p.attempt_id = a.id, zone
      where a.bucket = ${bucket} and a.user_id = ${user_id} and p.submitted_at is not null
      union
      select (submitted_at at time zone zone.name)::date from quiz_attempts, zone
      where bucket = ${bucket} and user_id = ${user_id} and submitted_at is not null
      union
      select (confirmed_at at time zone zone.name)::date from practice_items, zone
      where bucket = ${bucket} and user_id = ${user_id} and confirmed_at is not null
    )
    select to_char(day, 'YYYY-MM-DD') as date, day::date in (select day from done) as is_active
    from zone, lateral (
      select date_trunc('week', ${today.toISOString()}::timestamptz at time zone zone.name) as monday
    ) week, generate_series(week.monday, week.monday + interval '6 days', interval '1 day') as day
    order by day
  `.execute(db)
  return rows
}

/** Published quizzes of the program that the student has not begun. */
export function listNewQuizzes(db: Db, { bucket, user_id, program_id }: Viewer, at: string) {
  return db
    .selectFrom('quizzes as q')
    .select(['q.id', 'q.slug', 'q.title'])
    .select([sql<number>`(select count(*) from quiz_items i where i.quiz_id = q.id)`.as('question_count')])
    .where('q.status', '=', 'published')
    .where('q.program_id', '=', program_id)
    .where(
      sql<SqlBool>`(q.opens_at is null or q.opens_at <= ${at}) and (q.closes_at is null or q.closes_at > ${at})`,
    )
    .where(sql<SqlBool>`not exists (
      select from quiz_attempts a where a.bucket = ${bucket} and a.user_id = ${user_id} and a.quiz_id = q.id
    )`)
    .orderBy('q.published_at', 'desc')
    .limit(3)
    .execute()
}
