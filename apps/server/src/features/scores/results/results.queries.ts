import type { Scoring } from '@gerbang/contract/scores/results.ts'
import type { ScaleBasis } from '@gerbang/contract/scores/score-runs.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { selectSubject } from '../../../db/select-subject.ts'

/** Try-outs that name each other as anchors, one after the other; ends a circle. */
const longestChain = 50

export async function listTopicNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('topics')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

/** By sub-test what makes the scores of a run comparable; empty for one by right answers. */
export async function listScaleBases(db: Db, scoreRunId: string): Promise<Map<string, ScaleBasis>> {
  const rows = await db
    .selectFrom('score_run_sub_tests')
    .select(['sub_test_id', sql<ScaleBasis | null>`scale->>'basis'`.as('basis')])
    .where('score_run_id', '=', scoreRunId)
    .execute()
  return new Map(rows.flatMap(({ sub_test_id, basis }) => (basis ? [[sub_test_id, basis] as const] : [])))
}

/**
 * The try-out whose scale one is on: its own where its students are the norm, and what the chain of its anchors leads
 * to where common questions link it; null where only the groups were taken to be alike, or right answers count.
 */
export async function findScaleOf(
  db: Db,
  tryoutId: string,
  basis: ScaleBasis | null,
): Promise<string | null> {
  if (basis !== 'anchors') return basis === 'norm' ? tryoutId : null
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select id, anchor_tryout_id, 0 as step from tryouts where id = ${tryoutId}
      union all
      select a.id, a.anchor_tryout_id, c.step + 1 from chain c join tryouts a on a.id = c.anchor_tryout_id
      where c.step < ${longestChain} and (c.step = 0 or exists (
        select from score_runs r join score_run_sub_tests s on s.score_run_id = r.id
        where r.tryout_id = c.id and r.status = 'published' and s.scale->>'basis' = 'anchors'
      ))
    )
    select id from chain order by step desc limit 1`.execute(db)
  return rows[0]?.id ?? null
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
