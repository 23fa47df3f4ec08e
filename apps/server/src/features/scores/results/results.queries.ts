import type { Scoring } from '@gerbang/contract/scores/results.ts'
import type { ScaleBasis, ScoreRung } from '@gerbang/contract/scores/score-runs.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { SubTestScale } from '../../../db/score-findings.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import { findRung } from './results.rules.ts'

export async function listTopicNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('topics')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

/** By sub-test how a run by item response came to its scores; empty for one by right answers. */
export async function listRungs(db: Db, scoreRunId: string): Promise<Map<string, ScoreRung>> {
  const rows = await db
    .selectFrom('score_run_sub_tests as s')
    .innerJoin('score_runs as r', 'r.id', 's.score_run_id')
    .select(['s.sub_test_id', 's.scale'])
    .where('s.score_run_id', '=', scoreRunId)
    .where('r.model', '<>', 'points')
    .execute()
  return new Map(rows.map(({ sub_test_id, scale }) => [sub_test_id, findRung(scale)]))
}

/** By sub-test how a run made abilities scores, and what makes these comparable; empty for one by right answers. */
export async function listScales(db: Db, scoreRunId: string): Promise<Map<string, SubTestScale>> {
  const rows = await db
    .selectFrom('score_run_sub_tests')
    .select(['sub_test_id', 'scale'])
    .where('score_run_id', '=', scoreRunId)
    .execute()
  return new Map(rows.flatMap(({ sub_test_id, scale }) => (scale ? [[sub_test_id, scale] as const] : [])))
}

/**
 * The try-out whose scale the published scores of one are on: its own where its students are the norm, another where known
 * questions link it; null where sub-tests have different ones, where only the groups were taken to be alike, or where
 * right answers count.
 */
export async function findScaleOf(
  db: Db,
  tryoutId: string,
  basis: ScaleBasis | null,
): Promise<string | null> {
  if (basis === null || basis === 'equivalent_groups') return null
  const { rows } = await sql<{ scale_of: string }>`
    select distinct coalesce(s.scale->>'scale_of', r.tryout_id::text) as scale_of
    from score_runs r join score_run_sub_tests s on s.score_run_id = r.id
    where r.tryout_id = ${tryoutId} and r.status = 'published' and s.scale is not null`.execute(db)
  return rows.length === 1 ? (rows[0]?.scale_of ?? null) : null
}

/** Corrected keys and questions up to a version of the keys, newest first. What was right or wrong is not told. */
export function listKeyChanges(db: Db, tryoutId: string, keyVersion: number): Promise<Scoring['changes']> {
  return db
    .selectFrom('audit_entries as e')
    .innerJoin('tryout_sub_tests as st', join =>
      join.on(sql`st.id`, '=', sql`(e.details->>'sub_test_id')::uuid`),
    )
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(eb => [
      'e.at',
      sql<Scoring['changes'][number]['action']>`e.action`.as('action'),
      selectSubject(eb),
    ])
    .where('e.subject_type', '=', 'tryout')
    .where('e.subject_id', '=', tryoutId)
    .where('e.action', 'in', ['key_changed', 'question_voided', 'question_restored'])
    .where(sql<number>`(e.details->>'key_version')::int`, '<=', keyVersion)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .execute()
}

/** The progress of one sub-test of an attempt, as lists of seconds name it. */
export function findProgressId(db: Db, attempt: { bucket: number; id: string }, subTestId: string) {
  return db
    .selectFrom('progresses')
    .select(['bucket', 'id as progress_id'])
    .where('bucket', '=', attempt.bucket)
    .where('attempt_id', '=', attempt.id)
    .where('sub_test_id', '=', subTestId)
    .executeTakeFirst()
}
