import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { bucketOfEach, isAmong, plainOnly } from '../../../db/placement.ts'
import { type Cell, unnestRows } from '../../../db/unnest-rows.ts'
import type { AttemptRef } from './note-scores.ts'
import { recallRunScales, type RunScales } from './run-scales.queries.ts'

function findPublishedRun(db: Db, tryoutId: string) {
  return db
    .selectFrom('tryouts as t')
    .innerJoin('score_runs as r', 'r.tryout_id', 't.id')
    .select(['t.scoring', 't.marks', 't.scale_min', 't.scale_max'])
    .select(['t.key_version', 'r.id as score_run_id', 'r.model'])
    .where('t.id', '=', tryoutId)
    .where('r.status', '=', 'published')
    .executeTakeFirst()
}
export type Scheme = NonNullable<Awaited<ReturnType<typeof findPublishedRun>>> & {
  /** How abilities become scores, in a run by item response. */
  scales: RunScales | null
}

/**
 * Until the transaction ends: whoever scores by the published run shares this lock, and whoever publishes another one has it
 * alone. A lock on the run's row would stand in the way of every submit where that row is copied to shards.
 */
export async function lockPublication(trx: Db, tryoutId: string, how: 'shared' | 'alone'): Promise<void> {
  const key = sql`hashtextextended(${tryoutId}, 1)`
  await (how === 'shared'
    ? sql`select pg_advisory_xact_lock_shared(${key})`
    : sql`select pg_advisory_xact_lock(${key})`
  ).execute(trx)
}

/**
 * How a try-out is scored, with its published score run, which stays published until the transaction ends: whoever
 * publishes another one waits, and scores what came in between. Undefined before the try-out is published.
 */
export async function findScheme(db: Db, tryoutId: string): Promise<Scheme | undefined> {
  // A statement of its own: the next one sees what was published while this one waited.
  const [, run] = await Promise.all([lockPublication(db, tryoutId, 'shared'), findPublishedRun(db, tryoutId)])
  if (!run) return undefined
  return { ...run, scales: run.model === 'points' ? null : await recallRunScales(db, run.score_run_id) }
}

export interface SubTestScoreRow {
  sub_test_id: string
  raw: number
  max: number
  scaled: number | null
  correct: number
  partial: number
  wrong: number
  blank: number
  /** Ability and its standard error, and that of the scaled score in points; null where right answers count. */
  theta: number | null
  theta_se: number | null
  scaled_se: number | null
}

export interface ScoredAttempt {
  bucket: number
  attempt_id: string
  score_run_id: string
}

/** What a score of a sub-test says, by column. */
export const scoreColumns = [
  'raw',
  'max',
  'scaled',
  'correct',
  'partial',
  'wrong',
  'blank',
  'theta',
  'theta_se',
  'scaled_se',
] as const

/** Adds rows whose columns have the names of their fields. A second insert of the same is an error, never a second row. */
async function insertScores<Row extends ScoredAttempt>(
  db: Db,
  table: 'sub_test_scores' | 'attempt_scores',
  rows: readonly Row[],
  columns: readonly (keyof Row & string)[],
): Promise<void> {
  if (rows.length === 0) return
  const cells = ['bucket', ...columns].map(name => [name, (row: Row) => row[name as keyof Row] as Cell])
  const own = sql.join(columns.map(name => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (bucket, ${own})
    select ${bucketOfEach('s', rows)}, ${own} from ${unnestRows(rows, Object.fromEntries(cells)).from}
  `.execute(db)
}

/** One row per attempt, run and sub-test. */
export function insertSubTestScores(
  db: Db,
  rows: readonly (ScoredAttempt & SubTestScoreRow)[],
): Promise<void> {
  const columns = ['attempt_id', 'score_run_id', 'sub_test_id', ...scoreColumns] as const
  return insertScores(db, 'sub_test_scores', rows, columns)
}

function selectSubTestScores(db: Db, scoreRunId: string) {
  return db
    .selectFrom('sub_test_scores')
    .select(['sub_test_id', ...scoreColumns])
    .where('score_run_id', '=', scoreRunId)
}

export function listSubTestScores(db: Db, { bucket, attempt_id, score_run_id }: ScoredAttempt) {
  return selectSubTestScores(db, score_run_id)
    .where('bucket', '=', bucket)
    .where('attempt_id', '=', attempt_id)
    .execute()
}

/** Looks each attempt up by itself, whatever the planner thinks: a join may read all that the run has (decision 103). */
async function lookUpScores(db: Db, scoreRunId: string, attempts: readonly AttemptRef[]) {
  const columns = sql.join(['attempt_id', 'sub_test_id', ...scoreColumns].map(column => sql.ref(column)))
  const { rows } = await sql<SubTestScoreRow & { attempt_id: string }>`
    select s.* ${plainOnly}
    from unnest(${attempts.map(({ bucket }) => bucket)}::smallint[], ${attempts.map(({ id }) => id)}::uuid[])
      as k (bucket, id)
    cross join lateral (
      select ${columns} from sub_test_scores
      where sub_test_scores.bucket = k.bucket and attempt_id = k.id and score_run_id = ${scoreRunId}
      offset 0
    ) s
  `.execute(db)
  return rows
}

/** As `listSubTestScores`, of many attempts. */
export function listScoresOfRun(db: Db, scoreRunId: string, attempts: readonly AttemptRef[]) {
  if (new Set(attempts.map(({ bucket }) => bucket)).size > 1) return lookUpScores(db, scoreRunId, attempts)
  return selectSubTestScores(db, scoreRunId)
    .select('attempt_id')
    .where(isAmong('sub_test_scores', 'attempt_id', attempts))
    .execute()
}

export interface TotalScore {
  total: number
  /** Null where right answers count. */
  total_se: number | null
}

/** What a row of a total repeats of its sub-tests, in their order: a ranking reads everybody's, and one row a person costs less than seven. */
interface ScaledSubTests {
  sub_tests_scaled: (number | null)[]
  sub_tests_se: (number | null)[]
}

export const listScaled = (
  subTests: readonly Pick<SubTestScoreRow, 'scaled' | 'scaled_se'>[],
): ScaledSubTests => ({
  sub_tests_scaled: subTests.map(({ scaled }) => scaled),
  sub_tests_se: subTests.map(({ scaled_se }) => scaled_se),
})

export type NewTotal = ScoredAttempt & TotalScore & ScaledSubTests & { scored_at: string }

/** As `insertSubTestScores`, of whole attempts. */
export function insertAttemptScores(db: Db, rows: readonly NewTotal[]): Promise<void> {
  const columns = [
    'attempt_id',
    'score_run_id',
    'total',
    'total_se',
    'sub_tests_scaled',
    'sub_tests_se',
    'scored_at',
  ] as const
  return insertScores(db, 'attempt_scores', rows, columns)
}

/** The published totals of some attempts of one student, and the run that each comes from. */
export function listAttemptScores(db: Db, bucket: number, attemptIds: readonly string[]) {
  return db
    .selectFrom('attempt_scores as s')
    .innerJoin('score_runs as r', 'r.id', 's.score_run_id')
    .select(['s.attempt_id', 's.total', 's.total_se', 's.score_run_id', 's.scored_at'])
    .select(['r.model', 'r.number', 'r.key_version', 'r.published_at'])
    .where('s.bucket', '=', bucket)
    .where('s.attempt_id', '=', sql<string>`any(${[...attemptIds]}::uuid[])`)
    .where('r.status', '=', 'published')
    .execute()
}
export type AttemptScore = Awaited<ReturnType<typeof listAttemptScores>>[number]

export async function findAttemptScore(
  db: Db,
  bucket: number,
  attemptId: string,
): Promise<AttemptScore | undefined> {
  const [score] = await listAttemptScores(db, bucket, [attemptId])
  return score
}

/** As `listSubTestScores`, of several attempts of one student. */
export function listSubTestScoresOf(
  db: Db,
  bucket: number,
  scores: readonly Pick<AttemptScore, 'attempt_id' | 'score_run_id'>[],
) {
  const of = (key: 'attempt_id' | 'score_run_id') =>
    sql<string>`any(${scores.map(score => score[key])}::uuid[])`
  return db
    .selectFrom('sub_test_scores')
    .select(['attempt_id', 'sub_test_id', 'scaled', 'theta', 'theta_se', 'scaled_se'])
    .where('bucket', '=', bucket)
    .where('attempt_id', '=', of('attempt_id'))
    .where('score_run_id', '=', of('score_run_id'))
    .execute()
}
