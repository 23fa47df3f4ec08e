import type { Scoring } from '@gerbang/contract/scores/results.ts'
import type { ItemParameters } from '@gerbang/scoring/irt/item-response.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { SubTestScale } from '../../../db/score-findings.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import { FIRST_KEY_VERSION } from '../../exam/marks/first-run.ts'

export async function listTopicNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('topics')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

/** By sub-test how runs made abilities scores, and what makes these comparable; nothing of those by right answers. */
export async function listScales(db: Db, scoreRunIds: readonly string[]): Promise<Map<string, SubTestScale>> {
  const rows = await db
    .selectFrom('score_run_sub_tests')
    .select(['sub_test_id', 'scale'])
    .where('score_run_id', '=', sql<string>`any(${[...new Set(scoreRunIds)].toSorted()}::uuid[])`)
    .execute()
  return new Map(rows.flatMap(({ sub_test_id, scale }) => (scale ? [[sub_test_id, scale] as const] : [])))
}

/** What a run by item response measured of questions, by sub-test. */
export async function listParameters(db: Db, scoreRunId: string): Promise<Map<string, ItemParameters[]>> {
  const rows = await db
    .selectFrom('score_run_items')
    .select(['sub_test_id', 'parameters'])
    .where('score_run_id', '=', scoreRunId)
    .where('parameters', 'is not', null)
    .execute()
  const bySubTest = Map.groupBy(rows, ({ sub_test_id }) => sub_test_id)
  return new Map(
    [...bySubTest].map(([id, own]) => [id, own.flatMap(({ parameters }) => parameters ?? [])] as const),
  )
}

/**
 * Corrected keys and questions up to a version of the keys, newest first. What was right or wrong is not told, nor what changed
 * of trial questions, which score nothing.
 */
export async function listKeyChanges(
  db: Db,
  tryoutId: string,
  keyVersion: number,
): Promise<Scoring['changes']> {
  if (keyVersion === FIRST_KEY_VERSION) return []
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
    .where(sql`e.details->>'is_trial'`, 'is', null)
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
