import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { limits } from '../../../limits.ts'

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

/** Until when a ranking rests: so many times as long as it took. */
const restsUntil = (times: RawBuilder<number>) =>
  sql`s.computed_at + ${times} * s.took_ms * interval '1 millisecond'`

/** Of these try-outs those whose large ranking was computed lately, by the run that is published. */
export async function listResting(db: Db, tryoutIds: readonly string[], at: string): Promise<string[]> {
  const { rows } = await sql<{ tryout_id: string }>`
    select s.tryout_id from ranking_snapshots s
    join score_runs r on r.id = s.score_run_id and r.tryout_id = s.tryout_id and r.status = 'published'
    where s.tryout_id = any(${tryoutIds}::uuid[]) and s.participants >= ${limits.keptCountRows}
      and ${restsUntil(sql`${limits.rankingRest}::integer`)} > ${at}::timestamptz
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
    .where(
      sql<SqlBool>`(s.score_run_id <> r.id or s.written_at is distinct from s.computed_at or s.late_generation <> s.generation)`,
    )
    .execute()
  return rows.map(row => row.tryout_id)
}

/**
 * Rankings that somebody joined late and that have rested: the whole is wanted anew, as means, cuts and lists of groups wait for it.
 * Few who are late wait longer.
 */
export async function listJoined(db: Db, at: string): Promise<string[]> {
  const times = sql<number>`case
    when came.count * ${limits.lateRanksShare} < s.participants then ${limits.rankingRestOfFew}::integer else ${limits.rankingRest}::integer
  end`
  const { rows } = await sql<{ tryout_id: string }>`
    select s.tryout_id from ranking_snapshots s, lateral (
      select count(*) as count from ranking_rows r
      where r.tryout_id = s.tryout_id and r.generation = s.generation and r.late < 0
    ) came
    where came.count > 0 and ${restsUntil(times)} <= ${at}::timestamptz
  `.execute(db)
  return rows.map(({ tryout_id }) => tryout_id)
}
