import type { Receipt } from '@gerbang/contract/exam/progresses.ts'
import { type NotNull, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { isAmong } from '../../../db/placement.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import type { Owner } from '../tryouts/attempts.queries.ts'

export interface OwnProgress extends Owner {
  id: string
}

function selectFacts(db: Db) {
  return db
    .selectFrom('progresses as p')
    .innerJoin('tryout_sub_tests as st', 'st.id', 'p.sub_test_id')
    .innerJoin('tryouts as t', 't.id', 'st.tryout_id')
    .select(['p.bucket', 'p.id', 'p.user_id', 'p.attempt_id'])
    .select(['p.sub_test_id', 'p.started_at', 't.id as tryout_id', 't.slug'])
}

/** What never changes about progresses of these students, so that every node may remember it. */
export function listProgressFacts(db: Db, wanted: readonly OwnProgress[]) {
  const owners = [...new Set(wanted.map(({ user_id }) => user_id))]
  return selectFacts(db)
    .where(isAmong('p', 'id', wanted))
    .where('p.user_id', '=', sql<string>`any(${owners}::uuid[])`)
    .execute()
}

/** The same of what runs longest from a time on, over all students: a declared multi-shard job. */
export function listRunningFacts(db: Db, at: string, limit: number) {
  return selectFacts(db)
    .where('p.submitted_at', 'is', null)
    .where('p.ends_at', '>', at)
    .orderBy('p.ends_at', 'desc')
    .limit(limit)
    .execute()
}
export type ProgressFacts = Awaited<ReturnType<typeof listProgressFacts>>[number]

/** Who holds the session, or held it last, and until when it runs. */
export function findHolder(db: Db, bucket: number, id: string) {
  return db
    .selectFrom('progresses')
    .select(['lease', 'ends_at', 'closed_by'])
    .where('bucket', '=', bucket)
    .where('id', '=', id)
    .executeTakeFirst()
}

interface Place {
  bucket: number
  id: string
  attempt_id: string
}

/**
 * Progresses that belong to these attempts, by id, and the status of the attempt of each. Attempt before progress, and both
 * by bucket and id: the one order of locks keeps start, submit and sweep from waiting on each other. With `skip`, those
 * that somebody else holds are absent, and nobody is waited for.
 */
export async function lockForClosing(db: Db, places: readonly Place[], whenLocked: 'wait' | 'skip') {
  const [attempts, progresses] = await Promise.all([
    db
      .selectFrom('attempts')
      .select(['id', 'status'])
      .where(
        isAmong(
          'attempts',
          'id',
          places.map(({ bucket, attempt_id }) => ({ bucket, id: attempt_id })),
        ),
      )
      .orderBy('bucket')
      .orderBy('id')
      .forUpdate()
      .$if(whenLocked === 'skip', query => query.skipLocked())
      .execute(),
    db
      .selectFrom('progresses')
      .select(['id', 'attempt_id', 'ends_at', 'lease', 'receipt'])
      .where(isAmong('progresses', 'id', places))
      .orderBy('bucket')
      .orderBy('id')
      .forUpdate()
      .$if(whenLocked === 'skip', query => query.skipLocked())
      .execute(),
  ])
  const statuses = new Map(attempts.map(({ id, status }) => [id, status]))
  return new Map<string, LockedProgress>(
    progresses.flatMap(row => {
      const attempt_status = statuses.get(row.attempt_id)
      return attempt_status ? [[row.id, { ...row, attempt_status }] as const] : []
    }),
  )
}

export interface LockedProgress {
  ends_at: string
  lease: string
  receipt: Receipt | null
  attempt_status: string
}

export async function updateClosed(
  db: Db,
  closed: readonly { bucket: number; receipt: Receipt }[],
): Promise<void> {
  const byId = (pick: (receipt: Receipt) => unknown) =>
    JSON.stringify(Object.fromEntries(closed.map(({ receipt }) => [receipt.progress_id, pick(receipt)])))
  const id = sql`progresses.id::text`
  await db
    .updateTable('progresses')
    .set({
      submitted_at: sql`(${byId(({ submitted_at }) => submitted_at)}::jsonb ->> ${id})::timestamptz`,
      closed_by: sql`${byId(({ closed_by }) => closed_by)}::jsonb ->> ${id}`,
      receipt: sql`${byId(receipt => receipt)}::jsonb -> ${id}`,
    })
    .where(
      isAmong(
        'progresses',
        'id',
        closed.map(({ bucket, receipt }) => ({ bucket, id: receipt.progress_id })),
      ),
    )
    .where('submitted_at', 'is', null)
    .execute()
}

/** By attempt, its sub-tests that are closed, and when each was handed in. */
export async function listClosedSubTests(db: Db, attempts: readonly { bucket: number; id: string }[]) {
  const rows = await db
    .selectFrom('progresses')
    .select(['attempt_id', 'sub_test_id', 'submitted_at'])
    .where(isAmong('progresses', 'attempt_id', attempts))
    .where('submitted_at', 'is not', null)
    .$narrowType<{ submitted_at: NotNull }>()
    .execute()
  return Map.groupBy(rows, row => row.attempt_id)
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
