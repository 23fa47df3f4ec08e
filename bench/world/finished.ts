import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/database.ts'
import { createProgram, createTryout } from '../../apps/server/src/testing/factories.ts'
import { createAttempts, selectStudents } from './students.ts'

const universities = 60
const majorsEach = 25
const studentsPerSchool = 50
/** Every tenth student is in one of so large classes. */
const classSize = 36
const classShare = 10
const subTests = 7

type FinishedTryout = Awaited<ReturnType<typeof createTryout>>

/** Universities with majors, two years of seats each. Wants the provinces of a server's start. */
async function createMajors(db: Database): Promise<void> {
  await sql`
    insert into universities (id, slug, name, short_name, type, province_id, city, created_at, updated_at)
    select gen_random_uuid(), 'universitas-' || n, 'Universitas ' || n, 'U' || n, 'ptn', '11', 'Kota', now(), now()
    from generate_series(1, ${universities}::int) n
  `.execute(db)
  await sql`
    insert into majors (id, university_id, code, name, level, "group", created_at, updated_at)
    select gen_random_uuid(), u.id, n::text, 'Jurusan ' || n, 'S1', 'Umum', now(), now()
    from universities u, generate_series(1, ${majorsEach}::int) n where u.slug like 'universitas-%'
  `.execute(db)
  await sql`
    insert into major_years (major_id, year, capacity, applicants, is_estimate, source)
    select id, 2025, 60, 900, false, 'bench' from majors where name like 'Jurusan %'
  `.execute(db)
}

/** Most in few provinces and in few schools; some say neither, and every tenth is in a class. */
async function placeStudents(db: Database, students: number): Promise<void> {
  await sql`
    update users set
      province_id = case when random() < 0.9 then l.ids[1 + floor(array_length(l.ids, 1) * random() ^ 2)::int] end,
      school_name = case when random() < 0.95
        then 'SMA ' || floor(${Math.ceil(students / studentsPerSchool)}::int * random() ^ 2) end
    from (select array_agg(id order by id) as ids from provinces) l where role = 'student'
  `.execute(db)
  const classes = Math.max(1, Math.floor(students / classShare / classSize))
  await sql`
    insert into classes (id, name, year, created_at, updated_at)
    select gen_random_uuid(), 'XII-' || n, 2026, now(), now() from generate_series(1, ${classes}::int) n
  `.execute(db)
  await sql`
    with numbered as (
      select id, row_number() over (order by id) as n from (${selectStudents(0, students)}) s
      where s.n % ${classShare} = 0
    ), listed as (select id, row_number() over (order by name) as n from classes)
    insert into class_members (class_id, user_id, joined_at)
    select l.id, n.id, now() from numbered n join listed l on l.n = 1 + n.n % ${classes}
  `.execute(db)
}

/** Up to four majors each, the first ones wanted most, or none. */
async function chooseMajors(db: Database, tryoutId: string): Promise<void> {
  await sql`
    insert into attempt_choices (bucket, attempt_id, priority, major_id)
    with listed as materialized (
      select array_agg(id order by id) as ids, count(*)::int as count from majors
    ), drawn as materialized (
      select a.bucket, a.id, floor(5 * random())::int as wanted, floor(l.count * random() ^ 2)::int as first
      from attempts a, listed l where a.tryout_id = ${tryoutId}
    )
    select d.bucket, d.id, p, l.ids[1 + (d.first + 31 * p) % l.count]
    from drawn d, listed l, generate_series(1, 4) p where p <= d.wanted
  `.execute(db)
}

/** Totals around 500 with two decimals, the scores of sub-tests around them, each with its error. */
async function scoreAll(db: Database, { id, score_run_id, sub_tests }: FinishedTryout): Promise<void> {
  const ids = sub_tests.map(one => one.id)
  await sql`
    insert into attempt_scores (bucket, attempt_id, score_run_id, total, total_se, sub_tests_scaled, sub_tests_se, scored_at)
    select bucket, id, ${score_run_id}::uuid, total, 21, array(
        select least(1000, greatest(200, a.total + 80 * (random() - 0.5))) from generate_series(1, ${ids.length}::int)
      ), array_fill(45::double precision, array[${ids.length}::int]), finished_at
    from (
      select *, round((500 + 90 * (random() + random() + random() + random() - 2))::numeric, 2) as total
      from attempts where tryout_id = ${id}
    ) a
  `.execute(db)
  await sql`
    insert into sub_test_scores (bucket, attempt_id, score_run_id, sub_test_id, correct, partial, wrong, blank,
      raw, max, scaled, scaled_se)
    select s.bucket, s.attempt_id, s.score_run_id, t.id, 2, 0, 1, 1, 2, 4, t.scaled, t.scaled_se
    from attempt_scores s, unnest(${ids}::uuid[], s.sub_tests_scaled, s.sub_tests_se) as t (id, scaled, scaled_se)
    where s.score_run_id = ${score_run_id}
  `.execute(db)
  const statistics = { questions: 4, voided: 0, students: 0, mean: 2, sd: 1, alpha: 0.8, sem: 0.5 }
  const scale = { basis: 'norm', a: 500, b: 100, latent: { mean: 0, sd: 1 } }
  await sql`
    insert into score_run_sub_tests (score_run_id, sub_test_id, statistics, scale)
    select ${score_run_id}::uuid, t.id, ${JSON.stringify(statistics)}::jsonb, ${JSON.stringify(scale)}::jsonb
    from unnest(${ids}::uuid[]) as t (id)
  `.execute(db)
}

/** All sub-tests handed in, without an answer. */
async function closeAll(db: Database, { id, sub_tests }: FinishedTryout): Promise<void> {
  await sql`
    insert into progresses (bucket, id, attempt_id, user_id, sub_test_id, started_at, ends_at, lease, client_id,
      submitted_at, closed_by, receipt)
    select a.bucket, p.id, a.id, a.user_id, t.id, a.started_at, a.started_at + interval '10 minutes', a.id, a.id,
      a.finished_at, 'student', jsonb_build_object('progress_id', p.id, 'submitted_at', a.finished_at,
        'closed_by', 'student', 'questions', 4, 'answered', 0, 'flagged', 0, 'hash', repeat('0', 64))
    from attempts a, unnest(${sub_tests.map(one => one.id)}::uuid[]) as t (id),
      lateral (select gen_random_uuid() as id from (select t.id, a.id) one) p
    where a.tryout_id = ${id}
  `.execute(db)
}

/** Tables that get a row or several a student. */
const crowded = [
  'users',
  'sessions',
  'attempts',
  'attempt_choices',
  'attempt_scores',
  'sub_test_scores',
  'progresses',
]

/** Does the work without looking up a foreign key for each of millions of rows; afterwards they hold for new rows again. */
async function withoutForeignKeys(db: Database, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c where c.contype = 'f' and c.conrelid = any(${crowded}::regclass[])
  `.execute(db)
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(db)
  await work()
  for (const { table, name, definition } of rows)
    await sql`
      alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)} not valid
    `.execute(db)
}

export interface FinishedOptions {
  students: number
  /** Millions of rows cost minutes that not every bench needs. */
  withSubTests?: boolean
  /** The same of the sittings behind the scores. */
  withProgresses?: boolean
}

/**
 * A try-out that so many students have finished, each with scores, choices, a school, and a session of their own (`describeStudent`).
 * Nobody has ranked them yet. Wants the reference data of a server's start.
 */
export async function createFinished(
  db: Database,
  { students, withSubTests = true, withProgresses = withSubTests }: FinishedOptions,
) {
  const program = await createProgram(db)
  const tryout = await createTryout(db, {
    program_id: program.id,
    sub_tests: withSubTests ? subTests : 1,
    questions: 4,
    result_release: 'instant',
  })
  // A server's next start makes it again; kept through a million rows it costs most of the time.
  await sql`drop index if exists users_search`.execute(db)
  await withoutForeignKeys(db, async () => {
    await createAttempts(
      db,
      { id: tryout.id, program_id: program.id },
      { first: 0, count: students, status: 'scored' },
    )
    await createMajors(db)
    await placeStudents(db, students)
    await chooseMajors(db, tryout.id)
    await scoreAll(db, tryout)
    if (withProgresses) await closeAll(db, tryout)
  })
  await sql`vacuum analyze`.execute(db)
  return tryout
}
