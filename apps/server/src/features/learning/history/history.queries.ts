import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import type { Owner } from '../../exam/tryouts/attempts.queries.ts'

/** Finished attempts whose try-outs are told; the score is added where it is out. */
export function listFinishedAttempts(db: Db, { bucket, user_id }: Owner) {
  return db
    .selectFrom('attempts as a')
    .innerJoin('tryouts as t', 't.id', 'a.tryout_id')
    .select(['a.id', 't.slug', 't.title', 'a.number', 'a.finished_at'])
    .where(eb => eb.and({ 'a.bucket': bucket, 'a.user_id': user_id }))
    .where('a.status', 'in', ['finished', 'scored'])
    .execute()
}

export function listFinishedQuizzes(db: Db, { bucket, user_id }: Owner) {
  return db
    .selectFrom('quiz_attempts as a')
    .innerJoin('quizzes as q', 'q.id', 'a.quiz_id')
    .select(['a.id', 'a.quiz_id', 'q.slug', 'q.title'])
    .select([sql<number>`(select count(*) from quiz_items i where i.quiz_id = q.id)`.as('questions')])
    .where(eb => eb.and({ 'a.bucket': bucket, 'a.user_id': user_id }))
    .where('a.submitted_at', 'is not', null)
    .execute()
}

export function listFinishedPractices(db: Db, { bucket, user_id }: Owner) {
  return db
    .selectFrom('practices as p')
    .leftJoin('topics as t', 't.id', 'p.topic_id')
    .leftJoin('subjects as s', 's.id', 'p.subject_id')
    .select(['p.id', 'p.kind', 'p.submitted_at'])
    .select([
      sql<string | null>`coalesce(t.name, s.name)`.as('about'),
      sql<number>`(
        select count(*) from practice_items i where i.bucket = p.bucket and i.practice_id = p.id
          and i.confirmed_at is not null
      )`.as('questions'),
    ])
    .where(eb => eb.and({ 'p.bucket': bucket, 'p.user_id': user_id }))
    .where('p.submitted_at', 'is not', null)
    .execute()
}
