import { sql } from 'kysely'
import type { Db } from '../../../../db/database.ts'
import { hasRow } from '../../../../db/has-row.ts'

export interface FinishedAttempt {
  bucket: number
  id: string
  user_id: string
  number: number
  seed: number
  /** Null: sat on a device. */
  paper_variant: string | null
  started_at: string | null
  finished_at: string | null
}

/** Every finished attempt of a try-out that is not void, by bucket and id: a declared multi-shard job. */
export function listFinishedAttempts(db: Db, tryoutId: string): Promise<FinishedAttempt[]> {
  return db
    .selectFrom('attempts')
    .select(['bucket', 'id', 'user_id', 'number', 'seed', 'paper_variant', 'started_at', 'finished_at'])
    .where('tryout_id', '=', tryoutId)
    .where('status', '=', 'scored')
    .orderBy('bucket')
    .orderBy('id')
    .execute()
}

/** Finished attempts that a run has not scored: a declared multi-shard job. */
export function listUnscoredAttempts(db: Db, tryoutId: string, runId: string): Promise<FinishedAttempt[]> {
  return db
    .selectFrom('attempts as a')
    .leftJoin('attempt_scores as s', join =>
      join
        .onRef('s.bucket', '=', 'a.bucket')
        .onRef('s.attempt_id', '=', 'a.id')
        .on('s.score_run_id', '=', runId),
    )
    .select(['a.bucket', 'a.id', 'a.user_id', 'a.number', 'a.seed', 'a.paper_variant'])
    .select(['a.started_at', 'a.finished_at'])
    .where('a.tryout_id', '=', tryoutId)
    .where('a.status', '=', 'scored')
    .where('s.attempt_id', 'is', null)
    .execute()
}

/** Whether anybody still sits the try-out, or may: a declared multi-shard job. */
export function hasUnfinishedAttempts(db: Db, tryoutId: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('attempts')
      .select('id')
      .where('tryout_id', '=', tryoutId)
      .where('status', '=', 'in_progress')
      .limit(1),
  )
}

/** Students with a finished attempt that is not void: a declared multi-shard job. */
export async function countFinishedStudents(db: Db, tryoutId: string): Promise<number> {
  const counted = await db
    .selectFrom('attempts')
    .select(eb => eb.fn.count<number>('user_id').distinct().as('students'))
    .where('tryout_id', '=', tryoutId)
    .where('status', '=', 'scored')
    .executeTakeFirstOrThrow()
  return counted.students
}

export interface StoredSheet {
  /** Place among the attempts asked for, from 0. */
  place: number
  sub_test_id: string
  /** A JSON object of question id to value, by question id, a line each: equal answers are equal texts. */
  answers: string
  /** In view, by place in the order in which the student met the questions; null where nothing measured it. */
  seconds: number[] | null
}

/** The stored answers of some attempts, one row per attempt and sub-test: a declared multi-shard job. */
export async function listStoredSheets(db: Db, attempts: readonly FinishedAttempt[]): Promise<StoredSheet[]> {
  const buckets = attempts.map(attempt => attempt.bucket)
  const ids = attempts.map(attempt => attempt.id)
  const { rows } = await sql<StoredSheet>`
    select (w.place - 1)::int as place, p.sub_test_id, '{' || s.answers || '}' as answers, v.seconds
    from unnest(${buckets}::smallint[], ${ids}::uuid[]) with ordinality as w (bucket, id, place)
    join progresses p on p.bucket = w.bucket and p.attempt_id = w.id
    cross join lateral (
      -- As jsonb_object_agg would write it, in half the time, but for a new line between two answers.
      select string_agg(
        '"' || a.question_id || '": ' || coalesce(a.value::text, 'null'), e',\\n' order by a.question_id
      ) as answers
      from answers a where a.bucket = p.bucket and a.progress_id = p.id
    ) s
    left join lateral (
      select array_agg(spent order by at) as seconds from (
        select at, sum(one)::integer as spent
        from session_visits sv, unnest(sv.seconds) with ordinality as part (one, at)
        where sv.bucket = p.bucket and sv.progress_id = p.id group by at
      ) summed
    ) v on true
    where s.answers is not null
    order by w.place, p.sub_test_id
  `.execute(db)
  return rows
}
