import type { Attempt } from '@gerbang/contract/exam/tryouts.ts'
import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listMajorsByIds, selectMajors } from '../universities/universities.queries.ts'

/** Names one student's rows: every statement on their tables carries the bucket. */
export interface Owner {
  bucket: number
  user_id: string
}

/** Those that are not void, newest first. */
export function selectAttempts(db: Db, { bucket, user_id }: Owner) {
  return db
    .selectFrom('attempts')
    .select(['bucket', 'id', 'tryout_id', 'number', 'seed'])
    .select(['paper_variant', 'status', 'started_at', 'finished_at'])
    .where('bucket', '=', bucket)
    .where('user_id', '=', user_id)
    .where('status', '<>', 'void')
    .orderBy('number', 'desc')
}

/** All attempts of a student, newest first. */
export function listAttempts(db: Db, owner: Owner) {
  return selectAttempts(db, owner).execute()
}
export type AttemptRow = Awaited<ReturnType<typeof listAttempts>>[number]

export function findNewestAttempt(db: Db, owner: Owner, tryoutId: string): Promise<AttemptRow | undefined> {
  return selectAttempts(db, owner).where('tryout_id', '=', tryoutId).limit(1).executeTakeFirst()
}

/** `used` leaves out void attempts, `last_number` does not: a number is never given twice. */
export function countAttempts(db: Db, { bucket, user_id }: Owner, tryoutId: string) {
  return db
    .selectFrom('attempts')
    .select(eb => [
      eb.fn.countAll<number>().filterWhere('status', '<>', 'void').as('used'),
      eb.fn.coalesce(eb.fn.max('number'), sql<number>`0`).as('last_number'),
    ])
    .where('bucket', '=', bucket)
    .where('user_id', '=', user_id)
    .where('tryout_id', '=', tryoutId)
    .executeTakeFirstOrThrow()
}

/** Those of one try-out, newest first. */
export function listAttemptsAt(db: Db, owner: Owner, tryoutId: string) {
  return selectAttempts(db, owner).where('tryout_id', '=', tryoutId).execute()
}

export function listScoredAttempts(db: Db, owner: Owner, tryoutId: string) {
  return selectAttempts(db, owner).where('tryout_id', '=', tryoutId).where('status', '=', 'scored').execute()
}

/** Chosen majors in order of priority. */
export function listChoices(db: Db, bucket: number, attemptId: string): Promise<ChosenMajor[]> {
  return selectMajors(db)
    .innerJoin('attempt_choices as c', 'c.major_id', 'm.id')
    .where('c.bucket', '=', bucket)
    .where('c.attempt_id', '=', attemptId)
    .orderBy('c.priority')
    .execute()
}

/** The first choice of the first of these attempts of one student that has any. */
export async function findFirstChoice(
  db: Db,
  attempts: readonly Pick<AttemptRow, 'bucket' | 'id'>[],
): Promise<ChosenMajor | undefined> {
  const bucket = attempts[0]?.bucket
  if (bucket === undefined) return undefined
  const ids = attempts.map(({ id }) => id)
  const chosen = await db
    .selectFrom('attempt_choices')
    .distinctOn('attempt_id')
    .select(['attempt_id', 'major_id'])
    .where('bucket', '=', bucket)
    .where('attempt_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('attempt_id')
    .orderBy('priority')
    .execute()
  const first = ids.flatMap(id => chosen.find(({ attempt_id }) => attempt_id === id) ?? [])[0]
  const [major] = first ? await listMajorsByIds(db, [first.major_id]) : []
  return major
}

export async function describeAttempt(db: Db, attempt: AttemptRow): Promise<Attempt> {
  return { ...attempt, choices: await listChoices(db, attempt.bucket, attempt.id) }
}
