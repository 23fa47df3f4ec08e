import type { RankingScope, Scope } from '@gerbang/contract/scores/results.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { findGeneration, PLACES_IN_ROW } from './ranking.queries.ts'

/** Above any score and any place. */
export const EVERY_SCORE = 2_147_483_647

/** One ranking of a try-out: of everybody, or of the group that the key names. */
export interface RankList<In extends RankingScope = RankingScope> {
  tryout_id: string
  scope: In
  key: string
  /** Among those who came late, the last one who counts; all do without it. */
  late?: number | undefined
}

export const everybody = (tryout_id: string): RankList<'national'> => ({
  tryout_id,
  scope: 'national',
  key: '',
})

const membersOf: Record<RankingScope, (key: string) => RawBuilder<SqlBool>> = {
  national: () => sql`true`,
  province: key => sql`r.province_id = ${key}`,
  school: key => sql`r.school = ${key}`,
  major: key => sql`r.major_ids @> array[${key}::uuid]`,
  university: key => sql`r.major_ids && array(select id from majors where university_id = ${key}::uuid)`,
}

/** Of the rows `r` of a list those who came late. They stand before the row of the generation whose position they have. */
export function selectLate({ tryout_id, scope, key, late }: RankList): RawBuilder<unknown> {
  return sql`(
    select r.position, r.late, r.total, r.finished_at, r.user_id from ranking_rows r
    where r.tryout_id = ${tryout_id} and r.generation = ${findGeneration(tryout_id)} and r.late < 0
      and r.late >= ${late ?? -EVERY_SCORE} and ${membersOf[scope](key)}
  )`
}

/** In the order of a ranking: what is compared of any two of its rows. */
export const orderOf = (alias: string) =>
  ['position', 'late', 'total', 'finished_at', 'user_id'].map(column => {
    const ref = sql.ref(`${alias}.${column}`)
    if (column === 'late') return sql`(${ref} = 0)`
    return column === 'total' ? sql`(-${ref})` : ref
  })

const compareBy = (alias: string) => sql`(${sql.join(orderOf(alias))})`

/** What tells where a row stands in the order of a ranking. */
export interface InOrder {
  position: number
  late: number
  total: number
  finished_at: string
  user_id: string
}

/** Whether a row `r` stands behind another. Positions alone are what an index has. */
export const isBehind = ({
  position,
  late,
  total,
  finished_at,
  user_id,
}: InOrder): RawBuilder<SqlBool> => sql`
  r.position >= ${position} and ${compareBy('r')} >
    (${position}::integer, ${late === 0}::boolean, ${-total}::double precision, ${finished_at}::timestamptz, ${user_id}::uuid)`

/** The number of who came last into a ranking; 0 where nobody came late. */
export async function findLastLate(db: Db, tryoutId: string): Promise<number> {
  const { rows } = await sql<{ late: number }>`
    select coalesce(min(late), 0) as late from ranking_rows
    where tryout_id = ${tryoutId} and generation = ${findGeneration(tryoutId)} and late < 0
  `.execute(db)
  return rows[0]?.late ?? 0
}

/** How many of a list the generation has until a position among everybody. */
function countUntil({ tryout_id, scope, key }: RankList, position: RawBuilder<number>): RawBuilder<number> {
  if (scope === 'national') return position
  return sql`coalesce((
    select c.first_place - 1 + width_bucket(${position}, c.positions) from ranking_stretches c
    where c.tryout_id = ${tryout_id} and c.generation = ${findGeneration(tryout_id)} and c.scope = ${scope} and c.scope_key = ${key}
      and c.first_position <= ${position}
    order by c.first_position desc limit 1
  ), 0)`
}

/** How many of a list the generation has. */
function countWritten(list: RankList): RawBuilder<number> {
  if (list.scope !== 'national') return countUntil(list, sql`${EVERY_SCORE}::integer`)
  return sql`coalesce((
    select max(r.position) from ranking_rows r
    where r.tryout_id = ${list.tryout_id} and r.generation = ${findGeneration(list.tryout_id)} and r.late = 0
  ), 0)`
}

/** The rank in a list of the student in a row `r`: one more than those of the list with a higher total. */
export function selectRank(list: RankList): RawBuilder<number> {
  return sql`(
    1 + ${countUntil(list, sql`(r.rank - 1)`)} + (
      select cardinality(l.totals) - width_bucket(r.total, l.totals)
      from (select array(select total from ${selectLate(list)} came order by total) as totals) l
    )
  )::integer`
}

interface Stretch {
  skip: number
  count: number
}

/** A place in a list, and the row of the same student: `position` and `late`. */
interface Place {
  place: number
  position: number
  late: number
}

/** Places of a list in the generation, after so many until so many. */
function selectWritten(
  { tryout_id, scope, key }: RankList,
  skip: RawBuilder<number>,
  to: number,
): RawBuilder<{ position: number }> {
  if (scope === 'national') return sql`(select generate_series(${skip} + 1, ${to}::integer) as position)`
  return sql`(
    select o.position
    from ranking_stretches l, unnest(l.positions) with ordinality as o (position, nth)
    where l.tryout_id = ${tryout_id} and l.generation = ${findGeneration(tryout_id)} and l.scope = ${scope} and l.scope_key = ${key}
      and l.first_place > ${skip} - ${PLACES_IN_ROW}::integer and l.first_place <= ${to}
      and l.first_place - 1 + o.nth > ${skip} and l.first_place - 1 + o.nth <= ${to}
  )`
}

/**
 * So many places of a list after so many. Whoever came late pushes the others down: those at these places are among the late
 * ones and the places of the generation that begin as many earlier.
 */
export function selectPlaces(list: RankList, { skip, count }: Stretch): RawBuilder<Place> {
  const earlier = sql<number>`(select places from earlier)`
  return sql`(
    with came as materialized (${selectLate(list)}),
    earlier as materialized (select greatest(0, ${skip} - (select count(*)::integer from came)) as places)
    select o.place, o.position, o.late from (
      select ${earlier} + row_number() over (order by ${sql.join(orderOf('m'))}) as place, m.position, m.late
      from (
        select w.position, 0 as late, null::double precision as total, null::timestamptz as finished_at, null::uuid as user_id
        from ${selectWritten(list, earlier, skip + count)} w
        union all select position, late, total, finished_at, user_id from came
      ) m
    ) o where o.place > ${skip} and o.place <= ${skip + count} order by o.place limit ${count}
  )`
}

/** Where a student stands in a list; none where they are not in it. */
export function selectOwnPlace(list: RankList, userId: string): RawBuilder<Place> {
  const { tryout_id, scope, key } = list
  return sql`(
    select ${countUntil(list, sql`(r.position - (r.late < 0)::integer)`)} + (
      select count(*) from ${selectLate(list)} l where ${compareBy('l')} <= ${compareBy('r')}
    ) as place, r.position, r.late
    from ranking_rows r
    where r.user_id = ${userId} and r.tryout_id = ${tryout_id} and r.generation = ${findGeneration(tryout_id)}
      and ${membersOf[scope](key)}
  )`
}

/** Who stands at these places. */
function selectRanks(db: Db, list: RankList, places: RawBuilder<Place>) {
  return db
    .selectFrom(places.as('g'))
    .innerJoin('ranking_rows as r', join =>
      join.onRef('r.position', '=', 'g.position').onRef('r.late', '=', 'g.late'),
    )
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('provinces as p', 'p.id', 'u.province_id')
    .select([
      selectRank(list).as('rank'),
      'r.total as score',
      'r.total_se as se',
      'r.user_id',
      'u.name',
      'u.show_name_in_ranking',
      'u.school_name',
      'p.name as province',
    ])
    .where('r.tryout_id', '=', list.tryout_id)
    .where('r.generation', '=', findGeneration(list.tryout_id))
}
export type RankRow = Awaited<ReturnType<typeof listRanks>>[number]

/** So many places after so many. */
export function listRanks(db: Db, list: RankList, stretch: Stretch) {
  return selectRanks(db, list, selectPlaces(list, stretch)).orderBy('g.place').execute()
}

/** Adds the place in the list, from 1. */
export function findOwnRank(
  db: Db,
  list: RankList,
  userId: string,
): Promise<(RankRow & { position: number }) | undefined> {
  return selectRanks(db, list, selectOwnPlace(list, userId)).select('g.place as position').executeTakeFirst()
}

export async function countRanks(db: Db, list: RankList): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select ${countWritten(list)} + (select count(*) from ${selectLate(list)} l) as total
  `.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * How many of each list of a try-out have less than each of some scores, in hundredths; a row of the index for each, however
 * many are ranked, and those who came late one by one. Whoever has as much stands before a place among everybody, and so in each list.
 */
export async function countBelow(
  db: Db,
  lists: readonly RankList<Scope>[],
  scores: readonly number[],
): Promise<number[][]> {
  const counts = lists.map(list => {
    const written =
      list.scope === 'national'
        ? sql`n.below`
        : sql`${countWritten(list)} - ${countUntil(list, sql`n.reaching`)}`
    const late = sql`select count(*) from ${selectLate(list)} l where floor(l.total * 100 + 0.5) < n.score`
    return sql`array(select (${written} + (${late}))::integer from cuts n where n.place <= ${scores.length} order by n.place)`
  })
  const { rows } = await sql<{ counts: number[][] }>`
    with scored as materialized (
      select w.place, w.score, coalesce((
        select h.below + h.count from score_histograms h
        where h.tryout_id = ${lists[0]?.tryout_id} and h.scope = 'national' and h.scope_key = '' and h.score_hundredths < w.score
        order by h.score_hundredths desc limit 1
      ), 0) as below
      from unnest(${[...scores, EVERY_SCORE]}::integer[]) with ordinality w (score, place)
    ), cuts as materialized (
      select place, score, below, (max(below) over () - below)::integer as reaching from scored
    )
    select array[${sql.join(counts)}] as counts
  `.execute(db)
  return rows[0]?.counts ?? []
}
