import type { RankingScope, Scope } from '@gerbang/contract/scores/results.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import { insertCuts } from './admission.queries.ts'
import { type GroupKind, replaceGroupFigures } from './group-figures.queries.ts'

/** Lists beside that of everybody. All have its order, so that a list is numbers of places in it. */
type GroupScope = Exclude<RankingScope, 'national'>
const groupScopes = ['province', 'school', 'university', 'major'] as const satisfies readonly GroupScope[]

/** Two arrays of so many numbers still lie in the row itself. */
const PLACES_IN_ROW = 200

/** Who is listed with whom: pairs of a place among everybody and a `key`, for a university or a major one for each of up to four choices. */
const groups: Record<GroupScope, RawBuilder<unknown>> = {
  province: sql`select position, rank, province_id as key from finished where province_id is not null`,
  school: sql`select position, rank, school as key from finished where school is not null`,
  university: sql`
    select distinct c.position, c.rank, m.university_id as key
    from finished_choices c, unnest(c.major_ids) as chosen (id) join majors m on m.id = chosen.id
  `,
  major: sql`
    select c.position, c.rank, chosen.id as key from finished_choices c, unnest(c.major_ids) as chosen (id)
  `,
}

/**
 * The first finished attempt of every verified student, also of those whose name is forgotten since, in the order of the
 * ranking, with its sub-test scores and its choices, into temporary tables of this transaction: a declared multi-shard job.
 */
async function collectFinished(db: Db, tryoutId: string, scoreRunId: string): Promise<void> {
  await sql`
    create temporary table finished on commit drop as
    select *, (row_number() over (order by total desc, finished_at, user_id))::integer as position,
      (rank() over (order by total desc))::integer as rank
    from (
      select distinct on (a.user_id) a.bucket, a.user_id, a.id as attempt_id, s.total, s.total_se, a.finished_at,
        u.province_id, lower(u.school_name) as school
      from attempts a
      join attempt_scores s on s.bucket = a.bucket and s.attempt_id = a.id
      join users u on u.id = a.user_id
      where a.tryout_id = ${tryoutId} and a.status = 'scored' and s.score_run_id = ${scoreRunId}
        and u.role = 'student' and (u.email_verified_at is not null or u.anonymised_at is not null)
      order by a.user_id, a.number
    ) firsts
  `.execute(db)
  // Statistics know nothing of a run that was written a moment ago. A join that takes it for one row would read all the
  // finished for each of its hundred thousands.
  await sql`create unique index on finished (bucket, attempt_id)`.execute(db)
  await sql`
    create temporary table finished_sub_tests on commit drop as
    select f.user_id, array_agg(s.scaled order by t.position) as scaled,
      array_agg(s.scaled_se order by t.position) as scaled_se, array_agg(t.position order by t.position) as places
    from sub_test_scores s
    join finished f on f.bucket = s.bucket and f.attempt_id = s.attempt_id
    join tryout_sub_tests t on t.id = s.sub_test_id
    where s.score_run_id = ${scoreRunId}
    group by f.user_id
  `.execute(db)
  await sql`
    create temporary table finished_choices on commit drop as
    select f.user_id, f.position, f.rank, array_agg(c.major_id order by c.priority) as major_ids
    from attempt_choices c join finished f on f.bucket = c.bucket and f.attempt_id = c.attempt_id
    group by f.user_id, f.position, f.rank
  `.execute(db)
}

/** One row a person, with the lists that they stand in. */
async function insertRanks(db: Db, tryoutId: string): Promise<void> {
  await sql`
    insert into ranks (tryout_id, scope, scope_key, position, rank, user_id, attempt_id, total, total_se,
      finished_at, scaled, scaled_se, major_ids, province_id, school)
    select ${tryoutId}::uuid, 'national', '', f.position, f.rank, f.user_id, f.attempt_id, f.total, f.total_se,
      f.finished_at, t.scaled, t.scaled_se, c.major_ids, f.province_id, f.school
    from finished f
    left join finished_sub_tests t on t.user_id = f.user_id
    left join finished_choices c on c.user_id = f.user_id
    order by f.position
  `.execute(db)
}

async function insertLists(db: Db, tryoutId: string, scope: GroupScope): Promise<void> {
  await sql`
    insert into ranking_lists (tryout_id, scope, scope_key, first_place, first_position, positions, ranks)
    select ${tryoutId}::uuid, ${scope}, key::text, min(place), min(position), array_agg(position order by place),
      array_agg(own_rank order by place)
    from (
      select key, position, (row_number() over (partition by key order by rank, position))::integer as place,
        (rank() over (partition by key order by rank))::integer as own_rank
      from (${groups[scope]}) g
    ) placed
    group by key, (place - 1) / ${sql.lit(PLACES_IN_ROW)}
  `.execute(db)
}

/** Counts the scores of everybody, and how many have less: results tell percentiles and curves of it. */
async function countScores(db: Db, tryoutId: string): Promise<void> {
  await sql`
    insert into score_histograms (tryout_id, scope, scope_key, score_hundredths, count, below)
    select ${tryoutId}::uuid, 'national', '', score, count, sum(count) over (order by score) - count
    from (select round(total * 100)::integer as score, count(*) as count from finished group by 1) counted
  `.execute(db)
}

async function averageSubTests(db: Db, tryoutId: string): Promise<void> {
  await sql`
    insert into sub_test_means (tryout_id, sub_test_id, mean)
    select t.tryout_id, t.id, avg(s.scaled)
    from finished_sub_tests f, unnest(f.places, f.scaled) as s (place, scaled)
    join tryout_sub_tests t on t.tryout_id = ${tryoutId} and t.position = s.place
    where s.scaled is not null
    group by t.id
  `.execute(db)
}

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

const replaced = ['ranks', 'ranking_lists', 'score_histograms', 'sub_test_means', 'major_cuts'] as const

/** Replaces the snapshot of a try-out in the caller's transaction. A second writer waits for the first. */
export async function replaceRanking(
  db: Db,
  tryoutId: string,
  scoreRunId: string,
  at: string,
): Promise<void> {
  await lockRanking(db, tryoutId)
  const began = performance.now()
  await collectFinished(db, tryoutId, scoreRunId)
  for (const table of replaced) await db.deleteFrom(table).where('tryout_id', '=', tryoutId).execute()
  await insertRanks(db, tryoutId)
  for (const scope of groupScopes) await insertLists(db, tryoutId, scope)
  await countScores(db, tryoutId)
  await averageSubTests(db, tryoutId)
  await insertCuts(db, tryoutId)
  await sql`
    insert into ranking_snapshots (tryout_id, score_run_id, participants, mean, sd, computed_at, major_ids)
    select ${tryoutId}::uuid, ${scoreRunId}::uuid, count(*), avg(score)::double precision / 100,
      stddev_pop(score)::double precision / 100, ${at}::timestamptz,
      array(select distinct unnest(major_ids) from finished_choices)
    from (select round(total * 100)::integer as score from finished) scored
    on conflict (tryout_id) do update set score_run_id = excluded.score_run_id,
      participants = excluded.participants, mean = excluded.mean, sd = excluded.sd, computed_at = excluded.computed_at, major_ids = excluded.major_ids
  `.execute(db)
  await replaceGroupFigures(db, tryoutId, at)
  const took_ms = Math.round(performance.now() - began)
  await db.updateTable('ranking_snapshots').set({ took_ms }).where('tryout_id', '=', tryoutId).execute()
}

/** Takes a student out at once; the job that closes the gap comes after. */
export async function deleteRanks(db: Db, tryoutId: string, userId: string): Promise<void> {
  await db.deleteFrom('ranks').where('tryout_id', '=', tryoutId).where('user_id', '=', userId).execute()
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

/** Of these try-outs those whose large ranking was computed so lately that the next one would take more than a tenth of a core. */
export async function listResting(db: Db, tryoutIds: readonly string[], at: string): Promise<string[]> {
  const { rows } = await sql<{ tryout_id: string }>`
    select tryout_id from ranking_snapshots
    where tryout_id = any(${tryoutIds}::uuid[]) and participants >= ${limits.keptCountRows}
      and computed_at + 10 * took_ms * interval '1 millisecond' > ${at}::timestamptz
  `.execute(db)
  return rows.map(({ tryout_id }) => tryout_id)
}

/**
 * Try-outs that rank by another run than the published one, whichever process published it, or whose ranking the version
 * before has computed, with a row for each list of a person.
 */
export async function listOutrunRankings(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('score_runs as r')
    .innerJoin('ranking_snapshots as s', 's.tryout_id', 'r.tryout_id')
    .select('r.tryout_id')
    .where('r.status', '=', 'published')
    .where(
      sql<SqlBool>`(s.score_run_id <> r.id
        or exists (select from ranks o where o.tryout_id = s.tryout_id and o.scope > 'national'))`,
    )
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
        select c.first_place - 1 + cardinality(c.positions) from ranking_lists c
        where c.tryout_id = ${tryoutId} and c.scope = l.scope and c.scope_key = l.key
        order by c.first_place desc limit 1
      ), 0) - coalesce((
        select c.first_place - 1 + width_bucket(n.reaching, c.positions) from ranking_lists c
        where c.tryout_id = ${tryoutId} and c.scope = l.scope and c.scope_key = l.key
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
      select position as place, rank, position from ranks
      where tryout_id = ${tryout_id} and scope = 'national' and scope_key = ''
        and position > ${skip} and position <= ${skip + count}
    )`
  return sql`(
    select (l.first_place - 1 + o.nth)::integer as place, o.rank, o.position
    from ranking_lists l, unnest(l.positions, l.ranks) with ordinality as o (position, rank, nth)
    where l.tryout_id = ${tryout_id} and l.scope = ${scope} and l.scope_key = ${key}
      and l.first_place > ${skip - PLACES_IN_ROW} and l.first_place <= ${skip + count}
      and l.first_place - 1 + o.nth > ${skip} and l.first_place - 1 + o.nth <= ${skip + count}
  )`
}

/** Where a student stands in a list; none where they are not in it. */
export function selectOwnPlace({ tryout_id, scope, key }: RankList, userId: string): RawBuilder<Place> {
  const own = sql`r.tryout_id = ${tryout_id} and r.scope = 'national' and r.scope_key = '' and r.user_id = ${userId}`
  if (scope === 'national')
    return sql`(select r.position as place, r.rank, r.position from ranks r where ${own})`
  return sql`(
    select l.first_place - 1 + l.nth as place, l.ranks[l.nth] as rank, r.position
    from ranks r, lateral (
      select o.*, width_bucket(r.position, o.positions) as nth from ranking_lists o
      where o.tryout_id = ${tryout_id} and o.scope = ${scope} and o.scope_key = ${key}
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
    .innerJoin('ranks as r', 'r.position', 'g.position')
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
    .where('r.scope', '=', 'national')
    .where('r.scope_key', '=', '')
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
      .selectFrom('ranks')
      .select(eb => eb.fn.max('position').as('total'))
      .where('tryout_id', '=', tryout_id)
      .where('scope', '=', 'national')
      .where('scope_key', '=', '')
      .executeTakeFirst()
    return counted?.total ?? 0
  }
  const last = await db
    .selectFrom('ranking_lists')
    .select(sql<number>`first_place - 1 + cardinality(positions)`.as('total'))
    .where('tryout_id', '=', tryout_id)
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
    from ranks r, unnest(r.major_ids) with ordinality as chosen (id, priority)
    join majors m on m.id = chosen.id
    join universities u on u.id = m.university_id
    where r.tryout_id = ${tryoutId} and r.scope = 'national' and r.scope_key = '' and r.user_id = ${userId}
    order by chosen.priority
  `.execute(db)
  return rows
}
