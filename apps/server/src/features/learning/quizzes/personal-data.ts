import { typedKinds } from '@gerbang/scoring/kinds/question-kinds.ts'
import { sql } from 'kysely'
import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'
import { deleteOwn } from '../../../db/delete-own.ts'
import type { PersonalData } from '../../../personal-data.ts'
import { eraseWritten, type WrittenAnswer } from '../../exam/marks/erase-written.queries.ts'

function listWritten(bucket: number, userId: string) {
  return sql<WrittenAnswer>`
    select a.question_id, a.attempt_id as place, a.value, i.content, k.key
    from quiz_attempts t
    join quiz_answers a on a.bucket = t.bucket and a.attempt_id = t.id
    join quiz_items i on i.quiz_id = t.quiz_id and i.question_id = a.question_id
    join quiz_keys k on k.quiz_id = i.quiz_id and k.question_id = i.question_id
    where t.bucket = ${bucket} and t.user_id = ${userId} and a.value is not null
      and i.content ->> 'type' = any(${typedKinds}::text[])
  `
}

/** What an answer was worth is told by the quiz, by its rules, and is not the student's own word. */
function copyAttempts(db: Db, bucket: number, userId: string) {
  return sql<{ copy: unknown }>`
    select coalesce(json_agg(json_build_object(
      'quiz', q.title, 'nomor', t.number, 'started_at', t.started_at, 'submitted_at', t.submitted_at,
      'jawaban', (
        select coalesce(json_agg(to_jsonb(a) - 'bucket' - 'attempt_id' - 'outcome'), '[]')
        from quiz_answers a where a.bucket = t.bucket and a.attempt_id = t.id
      )
    ) order by t.created_at), '[]') as copy
    from quiz_attempts t join quizzes q on q.id = t.quiz_id
    where t.bucket = ${bucket} and t.user_id = ${userId}
  `.execute(db)
}

const listJoined = (db: Db, userId: string) =>
  db
    .selectFrom('challenge_members as m')
    .innerJoin('challenges as c', 'c.token', 'm.challenge_token')
    .innerJoin('quizzes as q', 'q.id', 'c.quiz_id')
    .select(['q.title as quiz', 'm.is_maker', 'm.joined_at', 'c.closes_at'])
    .where('m.user_id', '=', userId)
    .orderBy('m.joined_at')
    .execute()

export const quizData: PersonalData = {
  tables: ['quiz_attempts', 'quiz_answers', 'challenge_members'],
  copy: async ({ db }, { id }) => ({
    'quiz.json': (await copyAttempts(db, bucketOf(id), id)).rows[0]?.copy,
    'tantangan.json': await listJoined(db, id),
  }),
  deletePrivate: deleteOwn('challenge_members'),
  forget: async (trx, { id }) => {
    const bucket = bucketOf(id)
    await eraseWritten(trx, listWritten(bucket, id), {
      table: 'quiz_answers',
      column: 'attempt_id',
      bucket,
    })
  },
}
