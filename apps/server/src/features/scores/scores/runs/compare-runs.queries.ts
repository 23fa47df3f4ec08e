import type { Mover, RunChanges } from '@gerbang/contract/scores/score-runs.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { conflict, notFound } from '../../../../http/errors.ts'
import { findRun, type RunRow } from './runs.queries.ts'

/** In points; a move below the first is no move. */
const edges = [0.01, 1, 5, 10, 25, 50, 100]
const shownMovers = 5

/**
 * The first finished attempt of every verified student, as the ranking takes it, by two runs: totals, ranks, and the move
 * in points.
 */
function placed(run: RunRow, publishedId: string): RawBuilder<unknown> {
  return sql`
    both_runs as (
      select distinct on (a.user_id) a.user_id, u.name, u.school_name, o.total as before, n.total as after
      from attempts a
      join attempt_scores n on n.bucket = a.bucket and n.attempt_id = a.id and n.score_run_id = ${run.id}
      join attempt_scores o on o.bucket = a.bucket and o.attempt_id = a.id and o.score_run_id = ${publishedId}
      join users u on u.id = a.user_id
      where a.tryout_id = ${run.tryout_id} and a.status = 'scored' and u.role = 'student'
        and (u.email_verified_at is not null or u.anonymised_at is not null)
      order by a.user_id, a.number
    ), placed as materialized (
      select *, round((after - before)::numeric, 2)::double precision as move,
        rank() over (order by before desc)::int as rank_before, rank() over (order by after desc)::int as rank_after
      from both_runs
    )`
}

type Figures = Pick<RunChanges, 'students' | 'up' | 'down' | 'same' | 'mean_before' | 'mean_after'> & {
  ranks_moved: number
  ranks_most: number
  /** Rows of a step, counted from 1, and how many move up and down by it. */
  steps: { step: number; up: number; down: number }[] | null
  gains: Mover[] | null
  losses: Mover[] | null
}

const listMovers = (order: RawBuilder<unknown>, isMover: RawBuilder<unknown>) => sql`(
  select json_agg(m) from (
    select json_build_object('id', user_id, 'name', name) as "user", school_name, before, after, rank_before,
      rank_after
    from placed where ${isMover} order by ${order}, user_id limit ${shownMovers}
  ) m
)`

/** What the publication of a finished run would change of what students see now. */
export async function compareRuns(db: Db, runId: string): Promise<RunChanges> {
  const run = await findRun(db, runId)
  if (!run) throw notFound('Penilaian')
  const published = await db
    .selectFrom('score_runs')
    .select(['id', 'number', 'model'])
    .where('tryout_id', '=', run.tryout_id)
    .where('status', '=', 'published')
    .executeTakeFirst()
  if (run.status !== 'done' || !published)
    throw conflict('run_over', 'Hanya penilaian yang menunggu diterbitkan yang dapat dibandingkan.')
  const { rows } = await sql<Figures>`
    with ${placed(run, published.id)}
    select count(*)::int as students,
      count(*) filter (where move > 0)::int as up,
      count(*) filter (where move < 0)::int as down,
      count(*) filter (where move = 0)::int as same,
      avg(before) as mean_before, avg(after) as mean_after,
      count(*) filter (where rank_before <> rank_after)::int as ranks_moved,
      coalesce(max(abs(rank_after - rank_before)), 0)::int as ranks_most,
      (
        select json_agg(s) from (
          select width_bucket(abs(move), ${edges}::double precision[]) as step,
            count(*) filter (where move > 0) as up, count(*) filter (where move < 0) as down
          from placed where move <> 0 group by 1
        ) s
      ) as steps,
      ${listMovers(sql`move desc`, sql`move > 0`)} as gains,
      ${listMovers(sql`move`, sql`move < 0`)} as losses
    from placed
  `.execute(db)
  const [found] = rows
  if (!found) throw new Error('An aggregate without a row')
  const { steps, ranks_moved, ranks_most, gains, losses, ...figures } = found
  return {
    ...figures,
    published: { number: published.number, model: published.model },
    steps: edges.map((from, index) => {
      const { up = 0, down = 0 } = steps?.find(({ step }) => step === index + 1) ?? {}
      return { from, to: edges[index + 1] ?? null, up, down }
    }),
    ranks: { moved: ranks_moved, most: ranks_most },
    gains: gains ?? [],
    losses: losses ?? [],
  }
}
