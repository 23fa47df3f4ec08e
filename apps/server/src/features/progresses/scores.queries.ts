import { sql } from 'kysely'
import type { Db } from '../../db/database.ts'

/** How a try-out is scored, with its published score run. Undefined before it is published. */
export function findScheme(db: Db, tryoutId: string) {
  return db
    .selectFrom('tryouts as t')
    .innerJoin('score_runs as r', 'r.tryout_id', 't.id')
    .select(['t.scoring', 't.marks', 't.scale_min', 't.scale_max', 't.key_version', 'r.id as score_run_id'])
    .where('t.id', '=', tryoutId)
    .where('r.published_at', 'is not', null)
    .orderBy('r.published_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
export type Scheme = NonNullable<Awaited<ReturnType<typeof findScheme>>>

export interface SubTestScoreRow {
  sub_test_id: string
  raw: number
  max: number
  scaled: number | null
  correct: number
  partial: number
  wrong: number
  blank: number
}

export interface ScoredAttempt {
  bucket: number
  attempt_id: string
  score_run_id: string
}

/** One row per attempt, run and sub-test; a second insert of the same is an error, never a second row. */
export async function insertSubTestScore(db: Db, of: ScoredAttempt, row: SubTestScoreRow): Promise<void> {
  await db
    .insertInto('sub_test_scores')
    .values({ ...of, ...row })
    .execute()
}

export function listSubTestScores(db: Db, { bucket, attempt_id, score_run_id }: ScoredAttempt) {
  return db
    .selectFrom('sub_test_scores')
    .select(['sub_test_id', 'raw', 'max', 'scaled', 'correct', 'partial', 'wrong', 'blank'])
    .where('bucket', '=', bucket)
    .where('attempt_id', '=', attempt_id)
    .where('score_run_id', '=', score_run_id)
    .execute()
}

export async function insertAttemptScore(
  db: Db,
  of: ScoredAttempt,
  total: number,
  scored_at: string,
): Promise<void> {
  await db
    .insertInto('attempt_scores')
    .values({ ...of, total, scored_at })
    .execute()
}

export async function finishAttempt(db: Db, bucket: number, id: string, at: string): Promise<void> {
  await db
    .updateTable('attempts')
    .set({ status: 'scored', finished_at: at, updated_at: at })
    .where('bucket', '=', bucket)
    .where('id', '=', id)
    .where('status', '=', 'in_progress')
    .execute()
}

/** The published total of an attempt, and the run it comes from. */
export function findAttemptScore(db: Db, bucket: number, attemptId: string) {
  return db
    .selectFrom('attempt_scores as s')
    .innerJoin('score_runs as r', 'r.id', 's.score_run_id')
    .select(['s.total', 's.score_run_id', 's.scored_at'])
    .where('s.bucket', '=', bucket)
    .where('s.attempt_id', '=', attemptId)
    .where('r.published_at', 'is not', null)
    .orderBy(sql`r.published_at`, 'desc')
    .limit(1)
    .executeTakeFirst()
}
