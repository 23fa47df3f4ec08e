import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { type AttemptCounts, noAttempts } from '../../exam/tryouts/attempt-counts.queries.ts'
import { bearsName, isInClass } from '../../people/classes/classes.queries.ts'
import {
  type Figures,
  type Measure,
  measureRanked,
  noFigures,
  selectRanked,
} from '../../scores/rankings/group-figures.queries.ts'
import type { FinishedAttempt } from '../../scores/scores/corrections/attempts.queries.ts'
import type { GroupRow } from '../../scores/rankings/group-figures.rules.ts'

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

/** What is stored with the ranking is of everybody. */
export const isEverybody = ({ batch, school }: Cohort): boolean => !batch && !school

function ranked(cohort: Cohort, measure: Measure): RawBuilder<unknown> {
  return sql`
    from users u join ${selectRanked(cohort.tryout_id, measure)} r on r.user_id = u.id where true ${isPart(cohort)}
  `
}

/** Attempts of a class or a school. */
export async function countAttempts(db: Db, cohort: Cohort): Promise<AttemptCounts> {
  const { rows } = await sql<AttemptCounts>`
    select count(*) filter (where a.status = 'enrolled') as enrolled,
      count(*) filter (where a.status = 'in_progress') as in_progress,
      count(*) filter (where a.status = 'scored') as finished
    from users u join attempts a on a.user_id = u.id
    where a.tryout_id = ${cohort.tryout_id} and a.status <> 'void' ${isPart(cohort)}
  `.execute(db)
  return rows[0] ?? noAttempts
}

/** Of a class or a school, whose students are few: as they are in it now. */
export async function measurePart(db: Db, cohort: Cohort, measure: Measure): Promise<Figures> {
  const { rows } = await sql<Figures>`select ${measureRanked(measure)} ${ranked(cohort, measure)}`.execute(db)
  return rows[0] ?? noFigures
}

/** First finished attempts of some students with their names, at most so many: as they are in the class or school now. */
export async function listSat(db: Db, cohort: Cohort, most: number) {
  const { rows } = await sql<FinishedAttempt & { name: string }>`
    select distinct on (u.id) u.name, a.bucket, a.id, a.user_id, a.number, a.seed, a.paper_variant,
      a.started_at, a.finished_at
    from users u join attempts a on a.user_id = u.id
    where a.tryout_id = ${cohort.tryout_id} and a.status = 'scored' ${isPart(cohort)}
    order by u.id, a.number limit ${most}
  `.execute(db)
  return rows
}

type GroupBy = 'schools' | 'provinces'

/** Students of a part by their school and by their province, in one pass; those who name none are in no group. */
export async function listPlaces(
  db: Db,
  cohort: Cohort,
  measure: Measure,
): Promise<Record<GroupBy, GroupRow[]>> {
  const { rows } = await sql<GroupRow & { by: GroupBy }>`
    select case when grouping(u.province_id) = 0 then 'provinces' else 'schools' end as by,
      coalesce(u.province_id, lower(u.school_name)) as key,
      case when grouping(u.province_id) = 0 then (select p.name from provinces p where p.id = u.province_id)
        else min(u.school_name collate "C") end as name, ${measureRanked(measure)}
    ${ranked(cohort, measure)} and (u.province_id is not null or u.school_name is not null)
    group by grouping sets ((lower(u.school_name)), (u.province_id))
  `.execute(db)
  const pick = (wanted: GroupBy) => rows.filter(({ by, key }) => by === wanted && key !== null)
  return { schools: pick('schools'), provinces: pick('provinces') }
}

/** Students of a school by class; who is in several counts in each. */
export async function listBatches(
  db: Db,
  { tryout_id, school }: Cohort,
  measure: Measure,
): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select k.id as key, min(k.name collate "C") as name, ${measureRanked(measure)}
    from users u
    join class_members m on m.user_id = u.id and m.left_at is null
    join classes k on k.id = m.class_id and ${bearsName(sql`k.name`)}
    join ${selectRanked(tryout_id, measure)} r on r.user_id = u.id
    where true ${isPart({ tryout_id, school })}
    group by k.id
  `.execute(db)
  return rows
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
