import type { Receipt } from '@gerbang/contract/exam/progresses.ts'
import { type NotNull, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import type { Owner } from '../tryouts/attempts.queries.ts'

/** What never changes about a progress, so that every node may remember it. */
export async function findProgressFacts(db: Db, { bucket, user_id }: Owner, id: string) {
  return db
    .selectFrom('progresses as p')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'p.sub_test_id')
    .innerJoin('tryouts as t', 't.id', 'st.tryout_id')
    .select([
      'p.bucket',
      'p.id',
      'p.user_id',
      'p.attempt_id',
      'p.sub_test_id',
      'p.started_at',
      't.id as tryout_id',
      't.slug',
    ])
    .where('p.bucket', '=', bucket)
    .where('p.id', '=', id)
    .where('p.user_id', '=', user_id)
    .executeTakeFirst()
}
export type ProgressFacts = NonNullable<Awaited<ReturnType<typeof findProgressFacts>>>

/** Who holds the session, or held it last, and until when it runs. */
export function findHolder(db: Db, bucket: number, id: string) {
  return db
    .selectFrom('progresses')
    .select(['lease', 'ends_at', 'closed_by'])
    .where('bucket', '=', bucket)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Attempt before progress, always: the one order of locks keeps start, submit and sweep from waiting on each other. */
export async function lockAttemptAndProgress(db: Db, bucket: number, attemptId: string, progressId: string) {
  const attempt = await db
    .selectFrom('attempts')
    .select(['id', 'tryout_id', 'user_id', 'status'])
    .where('bucket', '=', bucket)
    .where('id', '=', attemptId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const progress = await db
    .selectFrom('progresses')
    .select(['id', 'sub_test_id', 'ends_at', 'submitted_at', 'closed_by', 'lease', 'receipt'])
    .where('bucket', '=', bucket)
    .where('id', '=', progressId)
    .where('attempt_id', '=', attemptId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { attempt, progress }
}

export async function updateClosed(db: Db, bucket: number, receipt: Receipt): Promise<void> {
  await db
    .updateTable('progresses')
    .set({
      submitted_at: receipt.submitted_at,
      closed_by: receipt.closed_by,
      receipt: JSON.stringify(receipt),
    })
    .where('bucket', '=', bucket)
    .where('id', '=', receipt.progress_id)
    .where('submitted_at', 'is', null)
    .execute()
}

/** The sub-tests of an attempt that are closed. */
export async function listClosedSubTests(db: Db, bucket: number, attemptId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('progresses')
    .select('sub_test_id')
    .where('bucket', '=', bucket)
    .where('attempt_id', '=', attemptId)
    .where('submitted_at', 'is not', null)
    .execute()
  return new Set(rows.map(row => row.sub_test_id))
}

/** When the last of its closed sub-tests was handed in; null before the first is. */
export async function findLastSubmission(db: Db, bucket: number, attemptId: string): Promise<string | null> {
  const row = await db
    .selectFrom('progresses')
    .select(eb => eb.fn.max('submitted_at').as('at'))
    .where('bucket', '=', bucket)
    .where('attempt_id', '=', attemptId)
    .executeTakeFirst()
  return row?.at ?? null
}

/** What is stored of each progress of an attempt: how many answers, and the receipt once it is closed. */
export async function listStored(db: Db, bucket: number, attemptId: string) {
  const rows = await db
    .selectFrom('progresses as p')
    .leftJoin('answers as a', join =>
      join
        .onRef('a.bucket', '=', 'p.bucket')
        .onRef('a.progress_id', '=', 'p.id')
        .on('a.bucket', '=', bucket)
        .on('a.value', 'is not', null),
    )
    .select(eb => ['p.id', 'p.receipt', eb.fn.count<number>('a.question_id').as('answered')])
    .where('p.bucket', '=', bucket)
    .where('p.attempt_id', '=', attemptId)
    .groupBy(['p.bucket', 'p.id'])
    .execute()
  return new Map(rows.map(({ id, ...stored }) => [id, stored]))
}

/** Receipts of all attempts of a student at a try-out but the newest one, in the order of its sub-tests. */
export function listEarlierReceipts(db: Db, { bucket, user_id }: Owner, tryoutId: string) {
  return db
    .selectFrom('attempts as a')
    .innerJoin('progresses as p', join =>
      join.onRef('p.bucket', '=', 'a.bucket').onRef('p.attempt_id', '=', 'a.id'),
    )
    .innerJoin('tryout_sub_tests as st', 'st.id', 'p.sub_test_id')
    .innerJoin('subjects as s', 's.id', 'st.subject_id')
    .select(eb => ['a.number as attempt', selectSubject(eb), 'p.receipt'])
    .where('a.bucket', '=', bucket)
    .where('a.user_id', '=', user_id)
    .where('a.tryout_id', '=', tryoutId)
    .where('a.status', '<>', 'void')
    .where('p.receipt', 'is not', null)
    .where(
      'a.number',
      '<',
      sql<number>`(
        select max(number) from attempts where bucket = ${bucket} and user_id = ${user_id}
          and tryout_id = ${tryoutId} and status <> 'void'
      )`,
    )
    .orderBy('a.number', 'desc')
    .orderBy('st.position')
    .$narrowType<{ receipt: NotNull }>()
    .execute()
}

/** Progresses whose time and grace are over, oldest first, over all students: a declared multi-shard job. */
export function listExpired(db: Db, latest: string, limit: number, skip: number) {
  return db
    .selectFrom('progresses as p')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'p.sub_test_id')
    .select(['p.bucket', 'p.id', 'p.attempt_id', 'p.sub_test_id', 'st.tryout_id'])
    .where('p.submitted_at', 'is', null)
    .where('p.ends_at', '<', latest)
    .orderBy('p.ends_at')
    .orderBy('p.id')
    .limit(limit)
    .offset(skip)
    .execute()
}

/** Attempts under way in try-outs that closed before `latest`, with nothing running: a declared multi-shard job. */
export function listAbandoned(db: Db, latest: string, limit: number, skip: number) {
  return db
    .selectFrom('attempts as a')
    .innerJoin('tryouts as t', 't.id', 'a.tryout_id')
    .leftJoin('progresses as p', join =>
      join
        .onRef('p.bucket', '=', 'a.bucket')
        .onRef('p.attempt_id', '=', 'a.id')
        .on('p.submitted_at', 'is', null),
    )
    .select(['a.bucket', 'a.id', 'a.tryout_id', 't.closes_at'])
    .where('a.status', '=', 'in_progress')
    .where('t.closes_at', '<', latest)
    .where('p.id', 'is', null)
    .orderBy('a.id')
    .limit(limit)
    .offset(skip)
    .execute()
}
