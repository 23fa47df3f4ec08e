import type { RunOrigin, RunStep, ScoreModel } from '@gerbang/contract/scores/score-runs.ts'
import { sql } from 'kysely'
import type { ScoringMethod } from '@gerbang/contract/exam/tryouts.ts'
import type { Db } from '../../../../db/database.ts'
import { engineVersion } from '../../../exam/marks/engine.ts'

export function findRun(db: Db, id: string) {
  return db.selectFrom('score_runs').selectAll().where('id', '=', id).executeTakeFirst()
}
export type RunRow = NonNullable<Awaited<ReturnType<typeof findRun>>>

/**
 * Holds the try-out until the transaction ends. Whoever starts, publishes or outdates a run takes it first, so that
 * these happen one after another; students, who only refer to the row, are not kept waiting.
 */
export function lockScoring(db: Db, tryoutId: string) {
  return db
    .selectFrom('tryouts')
    .select(['id', 'title', 'scoring', 'status', 'opens_at', 'closes_at', 'key_version'])
    .select(['scale_min', 'scale_max'])
    .where('id', '=', tryoutId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}
export type LockedTryout = NonNullable<Awaited<ReturnType<typeof lockScoring>>>

export interface NewRun {
  id: string
  tryout_id: string
  kind: ScoringMethod
  origin: RunOrigin
  model: ScoreModel
  key_version: number
  publishes_itself: boolean
  reason: string | null
  requested_by: string | null
  created_at: string
}

/**
 * Queues a run under the next number, which it returns. The try-out has to be locked; a second one under way breaks a
 * unique index.
 */
export async function insertRun(db: Db, run: NewRun): Promise<number> {
  const { last } = await db
    .selectFrom('score_runs')
    .select(eb => eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('last'))
    .where('tryout_id', '=', run.tryout_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('score_runs')
    .values({ ...run, number: last + 1, status: 'queued', engine_version: engineVersion })
    .execute()
  return last + 1
}

/** Runs that are to be worked on and that no living process has claimed, oldest first. */
export async function listUnclaimedRuns(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from score_runs r
    where r.status in ('queued', 'running') and not exists (
      select from pg_locks l
      where l.locktype = 'advisory' and l.objsubid = 1
        and ((l.classid::bigint << 32) | l.objid::bigint) = hashtextextended(r.id::text, 0)
        and l.database = (select oid from pg_database where datname = current_database())
    )
    order by r.created_at, r.id
  `.execute(db)
  return rows.map(row => row.id)
}

/**
 * Claims a run for this very connection. The claim ends with the connection, so a process that dies leaves the run to
 * the next one at once.
 */
export async function claimRun(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ claimed: boolean }>`
    select pg_try_advisory_lock(hashtextextended(${id}, 0)) as claimed
  `.execute(db)
  return rows[0]?.claimed === true
}

export async function releaseRun(db: Db, id: string): Promise<void> {
  await sql`select pg_advisory_unlock(hashtextextended(${id}, 0))`.execute(db)
}

/** Begins, or begins again, what is queued or was left running; undefined when there is nothing to do any more. */
export function beginRun(db: Db, id: string, at: string) {
  return db
    .updateTable('score_runs as r')
    .from('tryouts as t')
    .set(eb => ({
      status: 'running' as const,
      started_at: at,
      engine_version: engineVersion,
      tries: eb('r.tries', '+', 1),
      key_version: eb.ref('t.key_version'),
      step: 'reading' as const,
      progress: 0,
    }))
    .whereRef('t.id', '=', 'r.tryout_id')
    .where('r.id', '=', id)
    .where('r.status', 'in', ['queued', 'running'])
    .returningAll('r')
    .executeTakeFirst()
}

/** False once the run is no longer running: it was cancelled. */
export async function updateProgress(db: Db, id: string, step: RunStep, progress: number): Promise<boolean> {
  const updated = await db
    .updateTable('score_runs')
    .set({ step, progress })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

export async function appendLog(db: Db, id: string, at: string, text: string): Promise<void> {
  await sql`
    insert into score_run_log (score_run_id, position, at, text)
    select ${id}::uuid, coalesce(max(position), 0) + 1, ${at}::timestamptz, ${text}
    from score_run_log where score_run_id = ${id}
  `.execute(db)
}

export interface RunEnd {
  status: 'failed' | 'cancelled'
  failure: string | null
  finished_at: string
}

/** False when the run was over already. */
export async function endRun(db: Db, id: string, end: RunEnd): Promise<boolean> {
  const ended = await db
    .updateTable('score_runs')
    .set({ ...end, step: 'ended' })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
  return ended.numUpdatedRows === 1n
}

export interface RunResult {
  data_hash: string
  attempts: number
  flagged: number
  finished_at: string
}

/** False when it was cancelled meanwhile. */
export async function completeRun(db: Db, id: string, result: RunResult): Promise<boolean> {
  const done = await db
    .updateTable('score_runs')
    .set({ ...result, status: 'done', step: 'ended', progress: 1 })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** The run of a try-out that is queued or running. */
export function findActiveRun(db: Db, tryoutId: string) {
  return db
    .selectFrom('score_runs')
    .select(['id', 'number'])
    .where('tryout_id', '=', tryoutId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst()
}

export async function writeAnchor(trx: Db, tryoutId: string, anchor_tryout_id: string | null): Promise<void> {
  await trx.updateTable('tryouts').set({ anchor_tryout_id }).where('id', '=', tryoutId).execute()
}
