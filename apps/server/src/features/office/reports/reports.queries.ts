import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { SubTestScale } from '../../../db/score-findings.ts'
import { bearsName, isInClass } from '../../people/classes/classes.queries.ts'
import { binCount, type GroupRow } from './reports.rules.ts'

/** Whose scores a report is about: everybody ranked, or those of one class, of one school. */
export interface Cohort {
  tryout_id: string
  batch?: string | undefined
  school?: string | undefined
}

/** Conditions on a row `u` of `users`. */
function isPart({ batch, school }: Cohort): RawBuilder<unknown> {
  const inBatch = sql`and ${isInClass(sql`u.id`, sql`${batch}::text`)}`
  const inSchool = sql`and lower(u.school_name) = lower(${school})`
  return sql`${batch ? inBatch : sql``} ${school ? inSchool : sql``}`
}

/** A report of everybody needs no join with users. */
const isEverybody = ({ batch, school }: Cohort) => !batch && !school

/** The national ranking as last computed: one row a student. */
function ranked(cohort: Cohort, needsUsers = !isEverybody(cohort)): RawBuilder<unknown> {
  return sql`
    from ranks r ${needsUsers ? sql`join users u on u.id = r.user_id` : sql``}
    where r.tryout_id = ${cohort.tryout_id} and r.scope = 'national' and r.scope_key = '' ${isPart(cohort)}
  `
}

export async function countAttempts(db: Db, cohort: Cohort) {
  const { rows } = await sql<{ enrolled: number; started: number; finished: number }>`
    select count(*) as enrolled,
      count(*) filter (where a.status <> 'enrolled') as started,
      count(*) filter (where a.status = 'scored') as finished
    from attempts a ${isEverybody(cohort) ? sql`` : sql`join users u on u.id = a.user_id`}
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

export interface Figures {
  students: number
  mean: number | null
  sd: number | null
  /** Mean square of the standard errors; null where none is known. */
  square_error: number | null
}

/** In the order of the so many sub-tests; one that was voided for a student counts for the others. */
export async function listSubTestFigures(db: Db, cohort: Cohort, count: number): Promise<Figures[]> {
  const figures = Array.from({ length: count }, (_, index) => {
    const scaled = sql`r.scaled[${sql.lit(index + 1)}]`
    const se = sql`r.scaled_se[${sql.lit(index + 1)}]`
    return sql`jsonb_build_object(
      'students', count(${scaled}), 'mean', avg(${scaled}), 'sd', stddev_samp(${scaled}),
      'square_error', avg(${se} * ${se})
    )`
  })
  const { rows } = await sql<{ figures: Figures[] }>`
    select jsonb_build_array(${sql.join(figures)}) as figures ${ranked(cohort)}
  `.execute(db)
  return rows[0]?.figures ?? []
}

interface PlaceRow extends Omit<GroupRow, 'name'> {
  by: 'schools' | 'provinces'
  name: string | null
}

/** Means of each of so many sub-tests, and of the squares of their errors. */
const meansOf = (subTests: number) => {
  const places = Array.from({ length: subTests }, (_, index) => sql.lit(index + 1))
  return sql`
    array[${sql.join(places.map(place => sql`avg(r.scaled[${place}])`))}]::double precision[] as scores,
    array[${sql.join(places.map(place => sql`avg(r.scaled_se[${place}] ^ 2)`))}]::double precision[] as square_errors
  `
}

/** Students by their school and by their province, in one pass; those who name none are in no group. */
export async function listPlaces(
  db: Db,
  cohort: Cohort,
  subTests: number,
): Promise<Record<PlaceRow['by'], GroupRow[]>> {
  const { rows } = await sql<PlaceRow>`
    select case when grouping(u.province_id) = 0 then 'provinces' else 'schools' end as by,
      case when grouping(u.province_id) = 0 then (select p.name from provinces p where p.id = u.province_id)
        else min(u.school_name collate "C") end as name,
      count(*) as students, avg(r.total) as mean, stddev_samp(r.total) as sd, ${meansOf(subTests)}
    ${ranked(cohort, true)}
    group by grouping sets ((lower(u.school_name)), (u.province_id))
  `.execute(db)
  const pick = (wanted: PlaceRow['by']) =>
    rows.flatMap(({ by, name, ...figures }) => (by === wanted && name !== null ? [{ name, ...figures }] : []))
  return { schools: pick('schools'), provinces: pick('provinces') }
}

/** Students by class; who is in several counts in each. */
export async function listBatches(
  db: Db,
  { tryout_id, school }: Cohort,
  subTests: number,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select min(k.name collate "C") as name, count(*) as students, avg(r.total) as mean, stddev_samp(r.total) as sd,
      ${meansOf(subTests)}
    from ranks r join users u on u.id = r.user_id
    join class_members m on m.user_id = r.user_id and m.left_at is null
    join classes k on k.id = m.class_id and ${bearsName(sql`k.name`)}
    where r.tryout_id = ${tryout_id} and r.scope = 'national' and r.scope_key = '' ${isPart({ tryout_id, school })}
    group by k.id
  `.execute(db)
  return rows
}

/** What the published run found of each sub-test: Cronbach's alpha of everybody, and how abilities become points. */
export async function listFound(
  db: Db,
  tryoutId: string,
): Promise<Map<string, { alpha: number | null; scale: SubTestScale | null }>> {
  const rows = await db
    .selectFrom('score_run_sub_tests as s')
    .innerJoin('score_runs as r', 'r.id', 's.score_run_id')
    .select(['s.sub_test_id', 's.statistics', 's.scale'])
    .where('r.tryout_id', '=', tryoutId)
    .where('r.status', '=', 'published')
    .execute()
  return new Map(
    rows.map(({ sub_test_id, statistics, scale }) => [sub_test_id, { alpha: statistics.alpha, scale }]),
  )
}

/** Means of whole rankings, as they were last computed. */
export async function listMeans(db: Db, tryoutIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ tryout_id: string; mean: number }>`
    select tryout_id, mean from ranking_snapshots
    where tryout_id = any(${tryoutIds}::uuid[]) and mean is not null
  `.execute(db)
  return new Map(rows.map(({ tryout_id, mean }) => [tryout_id, mean]))
}

/** Means of everybody ranked, by sub-test. */
export async function listOverallMeans(db: Db, tryoutId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sub_test_means')
    .select(['sub_test_id', 'mean'])
    .where('tryout_id', '=', tryoutId)
    .execute()
  return new Map(rows.map(({ sub_test_id, mean }) => [sub_test_id, mean]))
}
