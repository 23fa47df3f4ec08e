import type { QuizAnswer, QuizAttempt } from '@gerbang/contract/learning/quizzes.ts'
import type { AnswerValue } from '@gerbang/contract/question.ts'
import type { Outcome } from '@gerbang/contract/scores/results.ts'
import { type Insertable, sql } from 'kysely'
import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'
import type { DB } from '../../../db/schema.ts'
import { limits } from '../../../limits.ts'

export interface Owner {
  user_id: string
  bucket: number
}

const columns = [
  'bucket',
  'id',
  'quiz_id',
  'number',
  'seed',
  'started_at',
  'ends_at',
  'submitted_at',
  'correct',
  'partial',
  'wrong',
  'blank',
  'unmarked',
] as const

export type QuizAttemptRow = QuizAttempt & { bucket: number; quiz_id: string; seed: number }

function selectOwn(db: Db, { user_id, bucket }: Owner) {
  return db
    .selectFrom('quiz_attempts')
    .select(columns)
    .where(eb => eb.and({ bucket, user_id }))
}

/** Newest first. */
export function listOwnAttempts(db: Db, owner: Owner, quizIds: readonly string[]): Promise<QuizAttemptRow[]> {
  return selectOwn(db, owner)
    .where('quiz_id', '=', sql<string>`any(${[...quizIds]}::uuid[])`)
    .orderBy('number', 'desc')
    .execute()
}

/** By student the first attempt that they finished; of many students, each in a bucket of their own. */
export async function listFirstFinished(
  db: Db,
  quizId: string,
  userIds: readonly string[],
): Promise<Map<string, QuizAttemptRow>> {
  const rows = await db
    .selectFrom('quiz_attempts')
    .select([...columns, 'user_id'])
    .distinctOn('user_id')
    .where('bucket', '=', sql<number>`any(${[...new Set(userIds.map(bucketOf))]}::smallint[])`)
    .where('user_id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .where('quiz_id', '=', quizId)
    .where('submitted_at', 'is not', null)
    .orderBy('user_id')
    .orderBy('number')
    .execute()
  return new Map(rows.map(({ user_id, ...attempt }) => [user_id, attempt]))
}

export function findLiveAttempt(db: Db, owner: Owner, quizId: string): Promise<QuizAttemptRow | undefined> {
  return selectOwn(db, owner)
    .where('quiz_id', '=', quizId)
    .where('submitted_at', 'is', null)
    .executeTakeFirst()
}

/** The attempt that is named, else the newest; nobody else saves or finishes it until the transaction ends. */
export function lockAttempt(
  trx: Db,
  owner: Owner,
  quizId: string,
  id: string | undefined,
): Promise<QuizAttemptRow | undefined> {
  return selectOwn(trx, owner)
    .where('quiz_id', '=', quizId)
    .$if(id !== undefined, query => query.where('id', '=', id ?? ''))
    .orderBy('number', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
}

/** A finished attempt, whoever it belongs to. */
export function lockFinished(
  trx: Db,
  { bucket, id }: { bucket: number; id: string },
): Promise<QuizAttemptRow | undefined> {
  return trx
    .selectFrom('quiz_attempts')
    .select(columns)
    .where(eb => eb.and({ bucket, id }))
    .where('submitted_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

/** Does nothing where one is live already or the number is taken: parallel starts end in one attempt. */
export async function insertAttempt(db: Db, row: Insertable<DB['quiz_attempts']>): Promise<void> {
  await db
    .insertInto('quiz_attempts')
    .values(row)
    .onConflict(oc => oc.doNothing())
    .execute()
}

/** Attempts of one student, or at one quiz, whose time is over. */
export function listDue(db: Db, of: Partial<Owner> & { quiz_id?: string }, at: Date) {
  const since = new Date(at.getTime() - limits.answerGraceMs).toISOString()
  return db
    .selectFrom('quiz_attempts')
    .select(['bucket', 'id', 'user_id', 'quiz_id', 'ends_at'])
    .where('submitted_at', 'is', null)
    .where('ends_at', '<', since)
    .$if(of.bucket !== undefined, query => query.where('bucket', '=', of.bucket ?? 0))
    .$if(of.user_id !== undefined, query => query.where('user_id', '=', of.user_id ?? ''))
    .$if(of.quiz_id !== undefined, query => query.where('quiz_id', '=', of.quiz_id ?? ''))
    .limit(limits.sweepAtOnce)
    .execute()
}

export interface StoredAnswer extends QuizAnswer {
  client_at?: string | undefined
}

/** Per question the highest `seq` wins; what was confirmed stays as it is. */
export async function upsertAnswers(
  trx: Db,
  { bucket, id }: { bucket: number; id: string },
  answers: readonly StoredAnswer[],
  at: string,
): Promise<void> {
  if (answers.length === 0) return
  await sql`
    insert into quiz_answers (bucket, attempt_id, question_id, value, flagged, seq, client_at, server_at, confirmed_at)
    select distinct on (s.question_id) ${bucket}::smallint, ${id}::uuid, s.question_id, s.value, s.flagged, s.seq,
      s.client_at, ${at}::timestamptz, case when s.confirmed then ${at}::timestamptz end
    from json_to_recordset(${JSON.stringify(answers)}::json) as s
      (question_id uuid, value jsonb, flagged boolean, seq integer, client_at timestamptz, confirmed boolean)
    order by s.question_id, s.seq desc
    on conflict (bucket, attempt_id, question_id) do update set
      value = excluded.value, flagged = excluded.flagged, seq = excluded.seq, client_at = excluded.client_at,
      server_at = excluded.server_at, confirmed_at = excluded.confirmed_at
    where quiz_answers.seq < excluded.seq and quiz_answers.confirmed_at is null
  `.execute(trx)
}

export async function listAnswers(
  db: Db,
  { bucket, id }: { bucket: number; id: string },
): Promise<(QuizAnswer & { value: AnswerValue | null })[]> {
  const rows = await db
    .selectFrom('quiz_answers')
    .select(['question_id', 'value', 'flagged', 'seq', 'confirmed_at'])
    .where(eb => eb.and({ bucket, attempt_id: id }))
    .execute()
  return rows.map(({ confirmed_at, ...row }) => ({ ...row, confirmed: confirmed_at !== null }))
}

export interface Counts {
  raw: number
  max: number
  correct: number
  partial: number
  wrong: number
  blank: number
  unmarked: number
}

export async function updateFinished(
  trx: Db,
  { bucket, id }: { bucket: number; id: string },
  finish: Counts & { submitted_at?: string; closed_by?: 'student' | 'time'; updated_at: string },
  outcomes: readonly { question_id: string; outcome: Outcome }[],
): Promise<void> {
  await trx
    .updateTable('quiz_attempts')
    .set(finish)
    .where(eb => eb.and({ bucket, id }))
    .execute()
  await sql`
    update quiz_answers a set outcome = o.outcome
    from json_to_recordset(${JSON.stringify(outcomes)}::json) as o (question_id uuid, outcome text)
    where a.bucket = ${bucket} and a.attempt_id = ${id} and a.question_id = o.question_id
  `.execute(trx)
}
