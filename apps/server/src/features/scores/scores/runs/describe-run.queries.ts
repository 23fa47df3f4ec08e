import type { ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { notFound } from '../../../../http/errors.ts'

function selectRuns(db: Db) {
  return db
    .selectFrom('score_runs as r')
    .innerJoin('tryouts as t', 't.id', 'r.tryout_id')
    .leftJoin('users as u', 'u.id', 'r.requested_by')
    .select(['r.id', 'r.tryout_id', 'r.number', 'r.status', 'r.origin', 'r.model', 'r.engine_version'])
    .select(['r.data_hash', 'r.publishes_itself', 'r.attempts', 'r.flagged', 'r.step', 'r.progress'])
    .select(['r.failure', 'r.reason', 'r.requested_by', 'u.name as requester', 'r.created_at'])
    .select(['r.started_at', 'r.finished_at', 'r.published_at'])
    .select(sql<boolean>`r.key_version <> t.key_version`.as('is_outdated'))
}
type RunListRow = Awaited<ReturnType<typeof listRunRows>>[number]

function describeRun({ tryout_id: _, requester, requested_by, ...run }: RunListRow): ScoreRun {
  return { ...run, requested_by: requested_by ? { id: requested_by, name: requester ?? '' } : null }
}

/** Runs of some try-outs, newest first. */
function listRunRows(db: Db, tryoutIds: readonly string[]) {
  return selectRuns(db)
    .where('r.tryout_id', '=', sql<string>`any(${tryoutIds}::uuid[])`)
    .orderBy('r.number', 'desc')
    .execute()
}

export async function listRunsByTryout(
  db: Db,
  tryoutIds: readonly string[],
): Promise<Map<string, ScoreRun[]>> {
  const groups = Map.groupBy(await listRunRows(db, tryoutIds), row => row.tryout_id)
  return new Map([...groups].map(([id, rows]) => [id, rows.map(describeRun)]))
}

export async function describeOneRun(db: Db, id: string): Promise<ScoreRun & { tryout_id: string }> {
  const row = await selectRuns(db).where('r.id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Penilaian')
  return { ...describeRun(row), tryout_id: row.tryout_id }
}
