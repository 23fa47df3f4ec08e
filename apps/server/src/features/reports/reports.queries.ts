import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { binCount, type GroupRow } from './reports.rules.ts'

/** Whose scores a report is about: everybody ranked, or those of one batch, of one school. */
export interface Cohort {
  tryout_id: string
  batch?: string | undefined
  school?: string | undefined
}

/** Conditions on a row `u` of `users`. */
function isPart({ batch, school }: Cohort): RawBuilder<unknown> {
  const inBatch = sql`and u.id in (
    select d.user_id from student_code_redemptions d join student_codes c on c.id = d.student_code_id
    where lower(c.batch) = lower(${batch})
  )`
  const inSchool = sql`and lower(u.school_name) = lower(${school})`
  return sql`${batch ? inBatch : sql``} ${school ? inSchool : sql``}`
}

/** The national ranking as last computed: one row a student. */
function ranked(cohort: Cohort): RawBuilder<unknown> {
  return sql`
    from ranks r join users u on u.id = r.user_id
    where r.tryout_id = ${cohort.tryout_id} and r.scope = 'national' and r.scope_key = '' ${isPart(cohort)}
  `
}

export async function countAttempts(db: Db, cohort: Cohort) {
  const { rows } = await sql<{ enrolled: number; started: number; finished: number }>`
    select count(*) as enrolled,
      count(*) filter (where a.status <> 'enrolled') as started,
      count(*) filter (where a.status = 'scored') as finished
    from attempts a join users u on u.id = a.user_id
    where a.tryout_id = ${cohort.tryout_id} and a.status <> 'void' ${isPart(cohort)}
  `.execute(db)
  return rows[0] ?? { enrolled: 0, started: 0, finished: 0 }
}

interface Totals {
  students: number
  mean: number | null
  sd: number | null
  median: number | null
  sem: number | null
}

export async function findTotals(db: Db, cohort: Cohort): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*) as students, avg(r.total) as mean, stddev_samp(r.total) as sd,
      percentile_cont(0.5) within group (order by r.total) as median,
      sqrt(avg(r.total_se * r.total_se)) as sem
    ${ranked(cohort)}
  `.execute(db)
  return rows[0] ?? { students: 0, mean: null, sd: null, median: null, sem: null }
}

/** How many totals lie in each bin of the scale, counted from 0. */
export async function countBins(
  db: Db,
  cohort: Cohort,
  { min, max }: { min: number; max: number },
): Promise<Map<number, number>> {
  const { rows } = await sql<{ bin: number; count: number }>`
    select least(${binCount} - 1, greatest(0,
      floor((r.total - ${min}::double precision) / (${max}::double precision - ${min}) * ${binCount})
    ))::int as bin, count(*) as count
    ${ranked(cohort)} group by 1
  `.execute(db)
  return new Map(rows.map(({ bin, count }) => [bin, count]))
}

/** In the order of the sub-tests; one that was voided for a student counts for the others. */
export async function listSubTestFigures(db: Db, cohort: Cohort) {
  const { rows } = await sql<{ place: number; students: number; mean: number | null; sd: number | null }>`
    select s.place::int as place, count(s.scaled) as students, avg(s.scaled) as mean, stddev_samp(s.scaled) as sd
    from (select r.scaled ${ranked(cohort)}) one
    cross join lateral unnest(one.scaled) with ordinality as s (scaled, place)
    group by s.place order by s.place
  `.execute(db)
  return rows
}

const keys = {
  schools: { key: sql`lower(u.school_name)`, name: sql`min(u.school_name)` },
  provinces: {
    key: sql`u.province_id`,
    name: sql`(select p.name from provinces p where p.id = u.province_id)`,
  },
} as const

export async function listGroups(db: Db, cohort: Cohort, by: keyof typeof keys): Promise<GroupRow[]> {
  const { key, name } = keys[by]
  const { rows } = await sql<GroupRow>`
    select ${name} as name, count(*) as students, avg(r.total) as mean, stddev_samp(r.total) as sd
    ${ranked(cohort)} and ${key} is not null group by ${key}
  `.execute(db)
  return rows
}

/** Students by the batch of their Kode Siswa; who redeemed codes of several batches counts in each. */
export async function listBatches(db: Db, { tryout_id, school }: Cohort): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select min(b.batch) as name, count(*) as students, avg(r.total) as mean, stddev_samp(r.total) as sd
    from ranks r join users u on u.id = r.user_id
    join (
      select distinct d.user_id, c.batch from student_code_redemptions d
      join student_codes c on c.id = d.student_code_id where c.batch <> ''
    ) b on b.user_id = r.user_id
    where r.tryout_id = ${tryout_id} and r.scope = 'national' and r.scope_key = '' ${isPart({ tryout_id, school })}
    group by lower(b.batch)
  `.execute(db)
  return rows
}

/** Cronbach's alpha as the run found it, by sub-test. */
export async function listAlphas(db: Db, runId: string): Promise<Map<string, number | null>> {
  const rows = await db
    .selectFrom('score_run_sub_tests')
    .select(['sub_test_id', 'statistics'])
    .where('score_run_id', '=', runId)
    .execute()
  return new Map(rows.map(({ sub_test_id, statistics }) => [sub_test_id, statistics.alpha]))
}

/** Means of whole rankings, from their histograms: a row for each score, not for each student. */
export async function listMeans(db: Db, tryoutIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ tryout_id: string; mean: number }>`
    select tryout_id, (sum(score_hundredths::bigint * count) / (100.0 * sum(count)))::double precision as mean
    from score_histograms
    where tryout_id = any(${tryoutIds}::uuid[]) and scope = 'national' and scope_key = ''
    group by tryout_id
  `.execute(db)
  return new Map(rows.map(({ tryout_id, mean }) => [tryout_id, mean]))
}
