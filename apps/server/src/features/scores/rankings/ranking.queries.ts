import type { RankingScope, Scope } from '@gerbang/contract/scores/results.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { type GroupKind, replaceGroupFigures } from './group-figures.queries.ts'

/** Two arrays of so many numbers still lie in the row itself. */
export const PLACES_IN_ROW = 200

/** Of the rows of a ranking that are read; others are being written, or go away. */
export const findGeneration = (tryoutId: string): RawBuilder<number> => sql<number>`(
  select generation from ranking_snapshots where tryout_id = ${tryoutId}
)`

/** Until the transaction ends nobody else writes what is stored of this ranking. */
async function lockRanking(trx: Db, tryoutId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tryoutId}, 0))`.execute(trx)
}

/** Replaces the figures of these kinds of groups, of a ranking that stands. */
export async function regroup(
  trx: Db,
  tryoutId: string,
  kinds: readonly GroupKind[],
  at: string,
): Promise<void> {
  await lockRanking(trx, tryoutId)
  await replaceGroupFigures(trx, tryoutId, at, kinds)
}

/** Takes a student out at once; the job that closes the gap comes after. */
export async function deleteRanks(db: Db, tryoutId: string, userId: string): Promise<void> {
  // The version before reads the second, while it runs beside this one.
  for (const table of ['ranking_rows', 'ranks'] as const)
    await db.deleteFrom(table).where('tryout_id', '=', tryoutId).where('user_id', '=', userId).execute()
}

/**
 * Try-outs whose newest score is younger than their snapshot, over all students: a multi-shard job. A finish says
 * less: a sub-test that nobody submitted ends at its deadline, and is scored later.
 */
export async function listStaleRankings(db: Db): Promise<string[]> {
  const { rows } = await sql<{ tryout_id: string; scored_at: string }>`
    select a.tryout_id, max(s.scored_at) as scored_at
    from attempts a join attempt_scores s on s.bucket = a.bucket and s.attempt_id = a.id
    where a.status = 'scored' group by a.tryout_id
  `.execute(db)
  const snapshots = await db.selectFrom('ranking_snapshots').select(['tryout_id', 'computed_at']).execute()
  const computed = new Map(snapshots.map(row => [row.tryout_id, row.computed_at]))
  return rows.filter(row => row.scored_at > (computed.get(row.tryout_id) ?? '')).map(row => row.tryout_id)
}

/** Whether so many have finished that their ranking is nothing for a thread that serves. */
export async function isLargeRanking(db: Db, tryoutId: string): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from attempts where tryout_id = ${tryoutId} and status = 'scored' limit ${limits.keptCountRows}
    ) finished
  `.execute(db)
  return (rows[0]?.count ?? 0) >= limits.keptCountRows
}

/**
 * Of these try-outs those whose large ranking was computed so lately, by the run that is published, that the next one would take
 * more than a tenth of a core.
 */
export async function listResting(db: Db, tryoutIds: readonly string[], at: string): Promise<string[]> {
  const { rows } = await sql<{ tryout_id: string }>`
    select s.tryout_id from ranking_snapshots s
    join score_runs r on r.id = s.score_run_id and r.tryout_id = s.tryout_id and r.status = 'published'
    where s.tryout_id = any(${tryoutIds}::uuid[]) and s.participants >= ${limits.keptCountRows}
      and s.computed_at + 10 * s.took_ms * interval '1 millisecond' > ${at}::timestamptz
  `.execute(db)
  return rows.map(({ tryout_id }) => tryout_id)
}

/**
 * Try-outs that rank by another run than the published one, whichever process published it, or whose ranking the version before
 * has computed meanwhile.
 */
export async function listOutrunRankings(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('score_runs as r')
    .innerJoin('ranking_snapshots as s', 's.tryout_id', 'r.tryout_id')
    .select('r.tryout_id')
    .where('r.status', '=', 'published')
    .where(sql<SqlBool>`(s.score_run_id <> r.id or s.written_at is distinct from s.computed_at)`)
    .execute()
  return rows.map(row => row.tryout_id)
}

/** The ranking as last computed, with the run that it ranks by. */
export function findSnapshot(db: Db, tryoutId: string) {
  return db
    .selectFrom('ranking_snapshots as s')
    .innerJoin('score_runs as r', 'r.id', 's.score_run_id')
    .select(['s.computed_at', 's.participants', 's.score_run_id', 's.mean', 's.sd'])
    .select(['r.model', 'r.number', 'r.key_version', 'r.published_at'])
    .where('s.tryout_id', '=', tryoutId)
    .executeTakeFirst()
}
export type Snapshot = NonNullable<Awaited<ReturnType<typeof findSnapshot>>>

/** Above any score, so that everybody is below. */
export const EVERY_SCORE = 2_147_483_647

/**
 * How many of each ranking of a try-out have less than each of some scores, in hundredths; a row of the index for each,
 * however many are ranked. Whoever has as much stands before a place among everybody, and so in each list.
 */
export async function countBelow(
  db: Db,
  tryoutId: string,
  lists: readonly Pick<RankList, 'scope' | 'key'>[],
  scores: readonly number[],
): Promise<number[][]> {
  const { rows } = await sql<{ counts: number[] }>`
    with scored as materialized (
      select w.place, coalesce((
        select h.below + h.count from score_histograms h
        where h.tryout_id = ${tryoutId} and h.scope = 'national' and h.scope_key = '' and h.score_hundredths < w.score
        order by h.score_hundredths desc limit 1
      ), 0) as below
      from unnest(${[...scores, EVERY_SCORE]}::integer[]) with ordinality w (score, place)
    ), cuts as materialized (
      select place, below, (max(below) over () - below)::integer as reaching from scored
    )
    select array(
      select case l.scope when 'national' then n.below else coalesce((
        select c.first_place - 1 + cardinality(c.positions) from ranking_stretches c
        where c.tryout_id = ${tryoutId} and c.generation = ${findGeneration(tryoutId)} and c.scope = l.scope and c.scope_key = l.key
        order by c.first_place desc limit 1
      ), 0) - coalesce((
        select c.first_place - 1 + width_bucket(n.reaching, c.positions) from ranking_stretches c
        where c.tryout_id = ${tryoutId} and c.generation = ${findGeneration(tryoutId)} and c.scope = l.scope and c.scope_key = l.key
          and c.first_position <= n.reaching
        order by c.first_position desc limit 1
      ), 0) end
      from cuts n where n.place <= ${scores.length} order by n.place
    ) as counts
    from unnest(${lists.map(({ scope }) => scope)}::text[], ${lists.map(({ key }) => key)}::text[])
      with ordinality l (scope, key, place) order by l.place
  `.execute(db)
  return rows.map(({ counts }) => counts)
}

export function listSubTestMeans(db: Db, tryoutId: string) {
  return db
    .selectFrom('sub_test_means')
    .select(['sub_test_id', 'mean'])
    .where('tryout_id', '=', tryoutId)
    .execute()
}

/** One ranking of a try-out: of everybody, or of the group that the key names. */
export interface RankList {
  tryout_id: string
  scope: RankingScope
  key: string
}

export const everybody = (tryout_id: string): RankList => ({ tryout_id, scope: 'national', key: '' })

interface Stretch {
  skip: number
  count: number
}

/** A place in a list, and the same student's among everybody. */
interface Place {
  place: number
  rank: number
  position: number
}

/** So many places of a list after so many: rows of `place`, `rank` and `position`. */
export function selectPlaces(
  { tryout_id, scope, key }: RankList,
  { skip, count }: Stretch,
): RawBuilder<Place> {
  if (scope === 'national')
    return sql`(
      select position as place, rank, position from ranking_rows
      where tryout_id = ${tryout_id} and generation = ${findGeneration(tryout_id)}
        and position > ${skip} and position <= ${skip + count}
    )`
  return sql`(
    select (l.first_place - 1 + o.nth)::integer as place, o.rank, o.position
    from ranking_stretches l, unnest(l.positions, l.ranks) with ordinality as o (position, rank, nth)
    where l.tryout_id = ${tryout_id} and l.generation = ${findGeneration(tryout_id)} and l.scope = ${scope} and l.scope_key = ${key}
      and l.first_place > ${skip - PLACES_IN_ROW} and l.first_place <= ${skip + count}
      and l.first_place - 1 + o.nth > ${skip} and l.first_place - 1 + o.nth <= ${skip + count}
  )`
}

/** Where a student stands in a list; none where they are not in it. */
export function selectOwnPlace({ tryout_id, scope, key }: RankList, userId: string): RawBuilder<Place> {
  const generation = findGeneration(tryout_id)
  const own = sql`r.user_id = ${userId} and r.tryout_id = ${tryout_id} and r.generation = ${generation}`
  if (scope === 'national')
    return sql`(select r.position as place, r.rank, r.position from ranking_rows r where ${own})`
  return sql`(
    select l.first_place - 1 + l.nth as place, l.ranks[l.nth] as rank, r.position
    from ranking_rows r, lateral (
      select o.*, width_bucket(r.position, o.positions) as nth from ranking_stretches o
      where o.tryout_id = ${tryout_id} and o.generation = ${generation} and o.scope = ${scope} and o.scope_key = ${key}
        and o.first_position <= r.position
      order by o.first_position desc limit 1
    ) l
    where ${own} and l.positions[l.nth] = r.position
  )`
}

/** Who stands at these places. */
function selectRanks(db: Db, { tryout_id }: RankList, places: RawBuilder<Place>) {
  return db
    .selectFrom(places.as('g'))
    .innerJoin('ranking_rows as r', 'r.position', 'g.position')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('provinces as p', 'p.id', 'u.province_id')
    .select([
      'g.rank',
      'r.total as score',
      'r.total_se as se',
      'r.user_id',
      'u.name',
      'u.show_name_in_ranking',
      'u.school_name',
      'p.name as province',
    ])
    .where('r.tryout_id', '=', tryout_id)
    .where('r.generation', '=', findGeneration(tryout_id))
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

export async function countRanks(db: Db, { tryout_id, scope, key }: RankList): Promise<number> {
  if (scope === 'national') {
    const counted = await db
      .selectFrom('ranking_rows')
      .select(eb => eb.fn.max('position').as('total'))
      .where('tryout_id', '=', tryout_id)
      .where('generation', '=', findGeneration(tryout_id))
      .executeTakeFirst()
    return counted?.total ?? 0
  }
  const last = await db
    .selectFrom('ranking_stretches')
    .select(sql<number>`first_place - 1 + cardinality(positions)`.as('total'))
    .where('tryout_id', '=', tryout_id)
    .where('generation', '=', findGeneration(tryout_id))
    .where('scope', '=', scope)
    .where('scope_key', '=', key)
    .orderBy('first_place', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.total ?? 0
}

/** The group that a student is ranked in, for each scope; null when they have named none. */
export type ScopeKeys = Record<Scope, string | null>

export async function findScopeKeys(db: Db, userId: string): Promise<ScopeKeys> {
  const row = await db
    .selectFrom('users')
    .select(['province_id', sql<string | null>`lower(school_name)`.as('school')])
    .where('id', '=', userId)
    .executeTakeFirst()
  return { national: '', province: row?.province_id ?? null, school: row?.school ?? null }
}

/** The majors that a student is ranked in, in order of priority, with their universities. */
export async function listRankedMajors(db: Db, tryoutId: string, userId: string) {
  const { rows } = await sql<{ id: string; name: string; university: { id: string; name: string } }>`
    select m.id, m.name, json_build_object('id', u.id, 'name', u.name) as university
    from ranking_rows r, unnest(r.major_ids) with ordinality as chosen (id, priority)
    join majors m on m.id = chosen.id
    join universities u on u.id = m.university_id
    where r.user_id = ${userId} and r.tryout_id = ${tryoutId} and r.generation = ${findGeneration(tryoutId)}
    order by chosen.priority
  `.execute(db)
  return rows
}
