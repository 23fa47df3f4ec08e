import type { Scoring } from '@gerbang/contract/results.ts'
import type { ScaleBasis } from '@gerbang/contract/score-runs.ts'
import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { selectSubject } from '../tryouts/select-subject.ts'

/** The stored answers of a whole attempt, with the sub-test of each. */
export function listAttemptAnswers(db: Db, bucket: number, attemptId: string) {
  return db
    .selectFrom('progresses as p')
    .innerJoin('answers as a', join =>
      join.onRef('a.bucket', '=', 'p.bucket').onRef('a.progress_id', '=', 'p.id'),
    )
    .select(['p.sub_test_id', 'a.question_id', 'a.value', 'a.flagged', 'a.seq'])
    .where('p.bucket', '=', bucket)
    .where('p.attempt_id', '=', attemptId)
    .execute()
}

export async function listTopicNames(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('topics')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map(row => [row.id, row.name]))
}

/**
 * Seconds past the close until which somebody may still sit a sub-test: by extra time of their own, or given back by an
 * admin. A declared multi-shard query.
 */
export async function findLongestExtra(db: Db, tryoutId: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(
      max(st.duration_seconds) * (
        coalesce((select max(extra_time_factor) from users where extra_time_factor > 1), 1) - 1
      ),
      (
        select max(extract(epoch from p.ends_at - t.closes_at))::double precision
        from progresses p join tryout_sub_tests s on s.id = p.sub_test_id
        where s.tryout_id = t.id and p.submitted_at is null and p.extended_seconds > 0
      )
    ) as seconds
    from tryouts t join tryout_sub_tests st on st.tryout_id = t.id
    where t.id = ${tryoutId} group by t.id
  `.execute(db)
  return rows[0]?.seconds ?? 0
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
