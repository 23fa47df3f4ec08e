import type { Query } from '@gerbang/contract/call.ts'
import type { ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import { type SqlBool, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { countUnmarked } from '../../exam/marks/essay-marks.queries.ts'
import { countUnderWay } from '../../exam/progresses/attempts.queries.ts'
import { phaseSql } from '../../exam/tryouts/tryouts.queries.ts'
import { phaseOf } from '../../exam/tryouts/tryouts.rules.ts'
import { listRunsByTryout } from './runs/describe-run.queries.ts'

type Filter = Query<typeof scores.listTryouts>

const orders: Orders<Filter['sort']> = {
  opens_at: sql`t.opens_at`,
  closes_at: sql`t.closes_at`,
  title: sql`lower(t.title)`,
  participants: sql`coalesce(s.participants, 0)`,
}

function selectTryouts(db: Db) {
  return db
    .selectFrom('tryouts as t')
    .innerJoin('programs as p', 'p.id', 't.program_id')
    .leftJoin('ranking_snapshots as s', 's.tryout_id', 't.id')
    .leftJoin('tryouts as anchor', 'anchor.id', 't.anchor_tryout_id')
    .where('t.status', '=', 'published')
}

function filterTryouts(db: Db, filter: Filter, at: string) {
  const { search, program_id, phase, scoring, run_status } = filter
  let query = selectTryouts(db)
  if (search) query = query.where('t.title', 'ilike', matchAnywhere(search))
  if (program_id) query = query.where('t.program_id', '=', program_id)
  if (phase) query = query.where(phaseSql[phase]('t', at))
  if (scoring) query = query.where('t.scoring', '=', scoring)
  if (run_status)
    query = query.where(
      sql<SqlBool>`${run_status} = (
        select r.status from score_runs r where r.tryout_id = t.id order by r.number desc limit 1
      )`,
    )
  return query
}

function selectColumns(query: ReturnType<typeof selectTryouts>) {
  return query.select(eb => [
    't.id',
    't.slug',
    't.title',
    't.opens_at',
    't.closes_at',
    't.scoring',
    't.scale_min',
    't.scale_max',
    't.has_essays',
    's.computed_at as ranked_at',
    eb.fn.coalesce('s.participants', sql<number>`0`).as('participants'),
    jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('program'),
    sql<{ id: string; name: string } | null>`
      case when anchor.id is not null then jsonb_build_object('id', anchor.id, 'name', anchor.title) end
    `.as('anchor_tryout'),
  ])
}
type TryoutRow = Awaited<ReturnType<ReturnType<typeof selectColumns>['execute']>>[number]
export type ShownTryout = ScoredTryout & Pick<TryoutRow, 'scale_min' | 'scale_max'>

async function describeTryouts(db: Db, rows: TryoutRow[], at: Date): Promise<ShownTryout[]> {
  const ids = rows.map(row => row.id)
  // While a try-out is open everybody may be under way, and nobody asks how many.
  const closed = rows.filter(row => phaseOf(row, at) === 'closed').map(row => row.id)
  const [runs, underWay, unmarked] = await Promise.all([
    listRunsByTryout(db, ids),
    closed.length === 0 ? new Map<string, number>() : countUnderWay(db, closed),
    Promise.all(rows.map(async row => (row.has_essays ? await countUnmarked(db, row.id) : null))),
  ])
  return rows.map((row, place) => {
    const own = runs.get(row.id) ?? []
    const published_run = own.find(run => run.status === 'published') ?? null
    return {
      ...row,
      phase: phaseOf(row, at),
      under_way: underWay.get(row.id) ?? 0,
      is_provisional: row.scoring === 'irt' && published_run?.model === 'points',
      published_run,
      newest_run: own[0] ?? null,
      run_count: own.length,
      unmarked: unmarked[place] ?? null,
    }
  })
}

export async function listScoredTryouts(db: Db, filter: Filter, at: Date) {
  const rows = selectColumns(filterTryouts(db, filter, at.toISOString()))
  const { data, meta } = await listPage(db, rows, filter, { orders, last: ['t.id'] })
  return { data: await describeTryouts(db, data, at), meta }
}

/** A published try-out as the administration of scores shows it. */
export async function findShownTryout(db: Db, id: string, at: Date): Promise<ShownTryout | undefined> {
  const rows = await selectColumns(selectTryouts(db).where('t.id', '=', id)).execute()
  const [tryout] = await describeTryouts(db, rows, at)
  return tryout
}
