import { sql } from 'kysely'
import { bucketOf } from '../../../db/bucket.ts'
import type { Database, Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'
import type { AttemptRef } from '../../exam/marks/note-scores.ts'
import { findGeneration, lockSnapshot } from './ranking.queries.ts'
import { isRankedSql } from './read-crowd.queries.ts'

interface Standing {
  tryout_id: string
  generation: number
  score_run_id: string
}

interface First {
  user_id: string
  attempt_id: string
  total: number
  finished_at: string
}

/** The first finished attempts of those whose attempts these are, as rows of the ranking. */
async function listFirsts(
  trx: Db,
  { tryout_id, score_run_id }: Standing,
  came: readonly AttemptRef[],
): Promise<First[]> {
  const { rows } = await sql<First>`
    with came as materialized (
      select distinct a.bucket, a.user_id
      from unnest(${came.map(({ bucket }) => bucket)}::smallint[], ${came.map(({ id }) => id)}::uuid[]) w (bucket, id)
      join attempts a on a.bucket = w.bucket and a.id = w.id where a.tryout_id = ${tryout_id}
    ), firsts as materialized (
      select distinct on (a.user_id) a.bucket, a.user_id, a.id as attempt_id, s.total, s.total_se, a.finished_at,
        u.province_id, lower(u.school_name) as school
      from came c
      join attempts a on a.bucket = c.bucket and a.user_id = c.user_id and a.tryout_id = ${tryout_id}
      join attempt_scores s on s.bucket = a.bucket and s.attempt_id = a.id and s.score_run_id = ${score_run_id}
      join users u on u.id = a.user_id
      where ${sql.raw(isRankedSql)}
      order by a.user_id, a.number
    )
    select f.user_id, f.attempt_id, f.total, f.total_se, f.finished_at, f.province_id, f.school, t.scaled, t.scaled_se, (
      select array_agg(c.major_id order by c.priority) from attempt_choices c
      where c.bucket = f.bucket and c.attempt_id = f.attempt_id
    ) as major_ids
    from firsts f, lateral (
      select case when count(s.scaled) > 0 then array_agg(s.scaled order by t.position) end as scaled,
        case when count(s.scaled) > 0 then array_agg(s.scaled_se order by t.position) end as scaled_se
      from tryout_sub_tests t left join sub_test_scores s on s.bucket = f.bucket and s.attempt_id = f.attempt_id
        and s.score_run_id = ${score_run_id} and s.sub_test_id = t.id
      where t.tryout_id = ${tryout_id}
    ) t
  `.execute(trx)
  return rows
}

/** Those of them who are ranked already, with what they are ranked by. */
async function listRanked(trx: Db, { tryout_id, generation }: Standing, firsts: First[]) {
  return trx
    .selectFrom('ranking_rows')
    .select(['user_id', 'attempt_id', 'total', 'finished_at'])
    .where('user_id', '=', sql<string>`any(${firsts.map(({ user_id }) => user_id)}::uuid[])`)
    .where('tryout_id', '=', tryout_id)
    .where('generation', '=', generation)
    .execute()
}

/**
 * Finds the place of each among the rows of the generation by halving: all until `low` stand before, all beyond `high` behind.
 * Before their rank stands whoever has a higher total, at whatever time.
 */
async function insertBetween(trx: Db, { tryout_id, generation }: Standing, fresh: First[]): Promise<void> {
  const ours = sql`r.tryout_id = ${tryout_id} and r.generation = ${generation}`
  await sql`
    with recursive fresh as materialized (
      select * from json_populate_recordset(null::ranking_rows, ${JSON.stringify(fresh)}::json)
    ), halving as (
      select f.user_id, k.is_rank, f.total, case when k.is_rank then '-infinity' else f.finished_at end as finished_at,
        0 as low, coalesce((select max(r.position) from ranking_rows r where ${ours} and r.late = 0), 0) as high
      from fresh f, (values (true), (false)) k (is_rank)
      union all
      select h.user_id, h.is_rank, h.total, h.finished_at,
        case when coalesce(r.is_before, true) then m.middle else h.low end,
        case when coalesce(r.is_before, true) then h.high else greatest(h.low, r.position - 1) end
      from halving h
      cross join lateral (select (h.low + h.high + 1) / 2 as middle) m
      left join lateral (
        select r.position, (h.total, r.finished_at, r.user_id) < (r.total, h.finished_at, h.user_id) as is_before
        from ranking_rows r where ${ours} and r.position <= m.middle and r.late = 0 order by r.position desc limit 1
      ) r on true
      where h.low < h.high
    ), found as (
      select user_id, max(low) filter (where is_rank) + 1 as rank, max(low) filter (where not is_rank) + 1 as position
      from halving where low = high group by user_id
    )
    insert into ranking_rows (tryout_id, generation, position, late, rank, user_id, attempt_id, total, total_se,
      finished_at, scaled, scaled_se, major_ids, province_id, school)
    select ${tryout_id}::uuid, ${generation}::integer, n.position,
      coalesce((select min(r.late) from ranking_rows r where ${ours} and r.late < 0), 0)
        - row_number() over (order by f.finished_at, f.user_id),
      n.rank, f.user_id, f.attempt_id, f.total, f.total_se, f.finished_at, f.scaled, f.scaled_se, f.major_ids,
      f.province_id, f.school
    from fresh f join found n on n.user_id = f.user_id
  `.execute(trx)
}

/** Makes those of some attempts who lack rows of a ranking. Returns whether somebody's is out of date. */
async function insertLate(
  trx: Db,
  standing: Standing,
  came: readonly AttemptRef[],
): Promise<{ isOutdated: boolean; count: number }> {
  const firsts = await listFirsts(trx, standing, came)
  const ranked = new Map((await listRanked(trx, standing, firsts)).map(row => [row.user_id, row]))
  const fresh = firsts.filter(({ user_id }) => !ranked.has(user_id))
  if (fresh.length > 0) await insertBetween(trx, standing, fresh)
  const isOutdated = firsts.some(({ user_id, attempt_id, total, finished_at }) => {
    const row = ranked.get(user_id)
    return row && (row.attempt_id !== attempt_id || row.total !== total || row.finished_at !== finished_at)
  })
  return { isOutdated, count: fresh.length }
}

/** A large ranking that stands as the published run has it; no other is written by halves. */
async function findStanding(trx: Db, tryoutId: string): Promise<Standing | undefined> {
  const row = await trx
    .selectFrom('ranking_snapshots as s')
    .innerJoin('score_runs as r', 'r.id', 's.score_run_id')
    .select(['s.tryout_id', 's.generation', 's.score_run_id'])
    .where('s.tryout_id', '=', tryoutId)
    .where('s.participants', '>=', limits.keptCountRows)
    .where('r.status', '=', 'published')
    .executeTakeFirst()
  return row
}

export interface Came {
  tryout_id: string
  attempts: readonly AttemptRef[]
}

/**
 * Ranks those who have just finished between the others, in a large ranking. Returns false where the whole ranking is wanted anew in
 * place of that, or as well.
 */
export function addLate(db: Database, { tryout_id, attempts }: Came, at: string): Promise<boolean> {
  return db.transaction().execute(async trx => {
    await lockSnapshot(trx, tryout_id)
    const standing = await findStanding(trx, tryout_id)
    if (!standing || attempts.length > limits.lateRanksAtOnce) return false
    const { isOutdated, count } = await insertLate(trx, standing, attempts)
    await trx
      .updateTable('ranking_snapshots')
      .set(eb => ({
        participants: eb('participants', '+', count),
        late_at: at,
        late_generation: standing.generation,
      }))
      .where('tryout_id', '=', tryout_id)
      .execute()
    return !isOutdated
  })
}

/** Takes along into a new generation who came late while it was written. Returns how many. */
export async function moveLate(trx: Db, of: Standing): Promise<number> {
  const came = await trx
    .selectFrom('ranking_rows')
    .select(['user_id', 'attempt_id'])
    .where('tryout_id', '=', of.tryout_id)
    .where('generation', '=', findGeneration(of.tryout_id))
    .where('late', '<', 0)
    .execute()
  if (came.length === 0) return 0
  const attempts = came.map(({ user_id, attempt_id }) => ({ bucket: bucketOf(user_id), id: attempt_id }))
  return (await insertLate(trx, of, attempts)).count
}
