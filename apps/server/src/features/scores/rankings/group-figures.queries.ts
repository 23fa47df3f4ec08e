import type { Groups } from '@gerbang/contract/office/reports.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { GroupSubTest, SubTestScale } from '../../../db/score-findings.ts'
import { bearsName } from '../../people/classes/classes.queries.ts'
import { binCount, leastGroup, rankGroups, type ToldSubTest, unshrinkGroups } from './group-figures.rules.ts'

/** Whose figures are stored: of everybody who is ranked, and of the groups that a report compares. */
export const groupKinds = ['everybody', 'school', 'province', 'class'] as const
export type GroupKind = (typeof groupKinds)[number]

/** Students of a group of each kind: `user_id`, `key` and `name`. Who is in several classes counts in each. */
const members: Record<GroupKind, RawBuilder<unknown>> = {
  everybody: sql`select id as user_id, '' as key, '' as name from users`,
  school: sql`
    select id as user_id, lower(school_name) as key, school_name as name from users where school_name is not null
  `,
  province: sql`select u.id as user_id, p.id as key, p.name from users u join provinces p on p.id = u.province_id`,
  class: sql`
    select m.user_id, k.id::text as key, k.name from class_members m
    join classes k on k.id = m.class_id and ${bearsName(sql`k.name`)} where m.left_at is null
  `,
}

export interface Figures extends GroupSubTest {
  median: number | null
  /** Students in each even part of the scale. */
  bins: number[]
  /** In the order of the sub-tests; one that was voided for a student counts for the others. */
  sub_tests: GroupSubTest[]
}

export const noFigures: Figures = {
  students: 0,
  mean: null,
  sd: null,
  square_error: null,
  median: null,
  bins: [],
  sub_tests: [],
}

export interface Measure {
  min: number
  max: number
  sub_tests: number
}

/** The national ranking as last computed: one row a student, with the part of the scale where the total lies. */
export const selectRanked = (tryoutId: string, { min, max }: Measure): RawBuilder<unknown> => sql`(
  select user_id, total, total_se, scaled, scaled_se, least(${binCount} - 1, greatest(0,
    floor((total - ${min}::double precision) / (${max}::double precision - ${min}) * ${binCount})
  ))::int as bin
  from ranking_rows
  where tryout_id = ${tryoutId} and generation = (select generation from ranking_snapshots where tryout_id = ${tryoutId})
)`

const placesOf = (count: number) => Array.from({ length: count }, (_, index) => sql.lit(index + 1))

/** Columns of `Figures` over rows `r` of `selectRanked`. */
export function measureRanked(measure: Measure): RawBuilder<unknown> {
  const bins = Array.from(
    { length: binCount },
    (_, bin) => sql`count(*) filter (where r.bin = ${sql.lit(bin)})`,
  )
  const subTests = placesOf(measure.sub_tests).map(
    place => sql`jsonb_build_object(
      'students', count(r.scaled[${place}]), 'mean', avg(r.scaled[${place}]),
      'sd', stddev_samp(r.scaled[${place}]), 'square_error', avg(r.scaled_se[${place}] ^ 2)
    )`,
  )
  return sql`
    count(*)::int as students, avg(r.total) as mean, stddev_samp(r.total) as sd,
    percentile_cont(0.5) within group (order by r.total) as median, avg(r.total_se ^ 2) as square_error,
    array[${sql.join(bins)}]::integer[] as bins, jsonb_build_array(${sql.join(subTests)}) as sub_tests
  `
}

/** What the published run found of each sub-test, in their order: its weight, and how abilities become points. */
export async function listToldSubTests(
  db: Db,
  tryoutId: string,
): Promise<(ToldSubTest & { id: string; alpha: number | null; scale: SubTestScale | null })[]> {
  const rows = await db
    .selectFrom('tryout_sub_tests as t')
    .leftJoin('score_runs as r', join =>
      join.onRef('r.tryout_id', '=', 't.tryout_id').on('r.status', '=', 'published'),
    )
    .leftJoin('score_run_sub_tests as s', join =>
      join.onRef('s.score_run_id', '=', 'r.id').onRef('s.sub_test_id', '=', 't.id'),
    )
    .select(['t.id', 't.weight', 's.statistics', 's.scale'])
    .where('t.tryout_id', '=', tryoutId)
    .orderBy('t.position')
    .execute()
  return rows.map(({ statistics, ...row }) => ({ ...row, alpha: statistics?.alpha ?? null }))
}

/** Their places among those of their kind. */
async function rankKind(
  db: Db,
  tryoutId: string,
  kind: GroupKind,
  subTests: readonly ToldSubTest[],
): Promise<void> {
  const rows = await db
    .selectFrom('group_figures')
    .select(['key', 'name', 'students', 'mean', 'sd', 'sub_tests'])
    .where('tryout_id', '=', tryoutId)
    .where('kind', '=', kind)
    .where('students', '>=', leastGroup)
    .execute()
  const ranked = rankGroups(unshrinkGroups(rows, subTests))
  await sql`
    update group_figures f set told_mean = told.mean, told_se = told.se, rank_from = told.rank_from, rank_to = told.rank_to
    from unnest(
      ${ranked.map(({ key }) => key)}::text[], ${ranked.map(({ mean }) => mean)}::double precision[],
      ${ranked.map(({ se }) => se)}::double precision[], ${ranked.map(({ rank_from }) => rank_from)}::integer[],
      ${ranked.map(({ rank_to }) => rank_to)}::integer[]
    ) as told (key, mean, se, rank_from, rank_to)
    where f.tryout_id = ${tryoutId} and f.kind = ${kind} and f.key = told.key
  `.execute(db)
}

/** What is known of a group of a kind. */
export type NamedFigures = Figures & { key: string; name: string }

/** Groups that one statement writes. */
const figuresAtOnce = 1_000

const notTold = { told_mean: null, told_se: null, rank_from: null, rank_to: null }

/** Figures of all groups of a kind, in place of those that are there. */
export async function insertFigures(
  trx: Db,
  tryoutId: string,
  kind: GroupKind,
  groups: readonly NamedFigures[],
): Promise<void> {
  await trx.deleteFrom('group_figures').where('tryout_id', '=', tryoutId).where('kind', '=', kind).execute()
  const isKnown = (group: NamedFigures): group is NamedFigures & { mean: number; median: number } =>
    group.mean !== null && group.median !== null
  const known = groups.filter(isKnown)
  const large = kind === 'everybody' ? [] : known.filter(({ students }) => students >= leastGroup)
  const ranked = rankGroups(unshrinkGroups(large, await listToldSubTests(trx, tryoutId)))
  const told = new Map(
    ranked.map(({ key, mean, se, rank_from, rank_to }) => [
      key,
      { told_mean: mean, told_se: se, rank_from, rank_to },
    ]),
  )
  for (let from = 0; from < known.length; from += figuresAtOnce) {
    const rows = known
      .slice(from, from + figuresAtOnce)
      .map(group => ({ tryout_id: tryoutId, kind, ...group, ...(told.get(group.key) ?? notTold) }))
    // As one value: a statement with a place for each number takes longer than what it writes.
    await sql`
      insert into group_figures select * from json_populate_recordset(null::group_figures, ${JSON.stringify(rows)}::json)
    `.execute(trx)
  }
}

/** Writes the figures of groups anew, in the transaction that holds the ranking's lock. */
export async function replaceGroupFigures(
  trx: Db,
  tryoutId: string,
  at: string,
  kinds: readonly GroupKind[] = groupKinds,
): Promise<void> {
  const { scale_min: min, scale_max: max } = await trx
    .selectFrom('tryouts')
    .select(['scale_min', 'scale_max'])
    .where('id', '=', tryoutId)
    .executeTakeFirstOrThrow()
  const subTests = await listToldSubTests(trx, tryoutId)
  const measure = { min, max, sub_tests: subTests.length }
  await trx
    .deleteFrom('group_figures')
    .where('tryout_id', '=', tryoutId)
    .where('kind', 'in', [...kinds])
    .execute()
  for (const kind of kinds) {
    await sql`
      insert into group_figures (tryout_id, kind, key, name, students, mean, sd, median, square_error, bins, sub_tests)
      select ${tryoutId}::uuid, ${kind}, g.key, min(g.name collate "C"), ${measureRanked(measure)}
      from (${members[kind]}) g join ${selectRanked(tryoutId, measure)} r on r.user_id = g.user_id
      group by g.key
    `.execute(trx)
    if (kind !== 'everybody') await rankKind(trx, tryoutId, kind, subTests)
  }
  await trx
    .updateTable('ranking_snapshots')
    .set({ grouped_at: at })
    .where('tryout_id', '=', tryoutId)
    .execute()
}

/** Of everybody ranked, as last written; of nobody where none is. */
export async function findFigures(db: Db, tryoutId: string): Promise<Figures> {
  const row = await db
    .selectFrom('group_figures')
    .select(['students', 'mean', 'sd', 'median', 'square_error', 'bins', 'sub_tests'])
    .where('tryout_id', '=', tryoutId)
    .where('kind', '=', 'everybody')
    .where('key', '=', '')
    .executeTakeFirst()
  return row ?? noFigures
}

/** So many groups of a kind, the best first, and how many there are besides. */
export async function listGroups(db: Db, tryoutId: string, kind: GroupKind, most: number): Promise<Groups> {
  const ofKind = db.selectFrom('group_figures').where('tryout_id', '=', tryoutId).where('kind', '=', kind)
  const [shown, counted] = await Promise.all([
    ofKind
      .select(['name', 'students', 'told_mean as mean', 'told_se as se', 'rank_from', 'rank_to'])
      .where('told_mean', 'is not', null)
      .$narrowType<{ mean: number; rank_from: number; rank_to: number }>()
      .orderBy('told_mean', 'desc')
      .orderBy('name')
      .limit(most)
      .execute(),
    ofKind
      .select(eb => [eb.fn.countAll<number>().as('all'), eb.fn.count<number>('told_mean').as('told')])
      .executeTakeFirstOrThrow(),
  ])
  return { shown, hidden: counted.all - counted.told, more: counted.told - shown.length }
}

/**
 * Rankings whose figures nobody has written yet, or whose students came into a class or left one since. `since` bounds what is
 * looked at; without it everything is. A change that was committed a little later than it says is seen too.
 */
export async function listUngrouped(
  db: Db,
  since: string | undefined,
): Promise<{ tryout_id: string; kinds: readonly GroupKind[] }[]> {
  const { rows } = await sql<{ tryout_id: string; is_new: boolean }>`
    with changed as (
      select user_id, greatest(joined_at, left_at) as at from class_members
      where greatest(joined_at, left_at) > ${since ?? '-infinity'}::timestamptz
      union all
      select m.user_id, k.updated_at from classes k join class_members m on m.class_id = k.id
      where k.updated_at > ${since ?? '-infinity'}::timestamptz
    )
    select tryout_id, true as is_new from ranking_snapshots where grouped_at is null
    union
    select s.tryout_id, false from ranking_snapshots s where exists (
      select from changed c join ranking_rows r on r.user_id = c.user_id
      where c.at > s.grouped_at - interval '10 seconds' and r.tryout_id = s.tryout_id and r.generation = s.generation
    )
  `.execute(db)
  return rows.map(({ tryout_id, is_new }) => ({ tryout_id, kinds: is_new ? groupKinds : ['class'] }))
}
