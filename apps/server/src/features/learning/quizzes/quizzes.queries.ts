import type { Query } from '@gerbang/contract/call.ts'
import type { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import type { Subject } from '@gerbang/contract/exam/tryouts.ts'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { listPage } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import type { Viewer } from '../../../http/access.ts'
import { listHeld } from '../../exam/tryouts/held-questions.queries.ts'
import type { Owner } from './attempts.queries.ts'

/** Of a row `quizzes`; null where a quiz mixes subjects. */
export const quizSubject = sql<Subject | null>`(
  select json_build_object('id', s.id, 'code', s.code, 'name', s.name, 'group', s."group")
  from subjects s where s.id = quizzes.subject_id
)`
export const questionCount = sql<number>`(select count(*) from quiz_items i where i.quiz_id = quizzes.id)`

function selectQuizzes(db: Db) {
  return db
    .selectFrom('quizzes')
    .select(['id', 'slug', 'title', 'description', 'program_id', 'lang', 'duration_seconds'])
    .select(['feedback', 'max_attempts', 'shuffle', 'status', 'opens_at', 'closes_at'])
    .select([quizSubject.as('subject'), questionCount.as('question_count')])
}
export type QuizRow = NonNullable<Awaited<ReturnType<typeof findQuiz>>>

function hasAttempt({ bucket, user_id }: Owner, condition = sql<SqlBool>`true`) {
  return sql<SqlBool>`exists (
    select from quiz_attempts a
    where a.bucket = ${bucket} and a.user_id = ${user_id} and a.quiz_id = quizzes.id and ${condition}
  )`
}

const opened = (at: string) => sql<SqlBool>`(opens_at is null or opens_at <= ${at})`
const notClosed = (at: string) => sql<SqlBool>`(closes_at is null or closes_at > ${at})`

/** A student sees the quizzes of their program, and any other in which they have an attempt. What can be started comes first. */
export function listQuizzes(
  db: Db,
  viewer: Viewer,
  { search, subject_id, state, ...page }: Query<typeof quizzes.list>,
  at: string,
) {
  let query = selectQuizzes(db)
    .where('status', '=', 'published')
    .where(eb => eb.or([eb('program_id', '=', viewer.program_id), hasAttempt(viewer)]))
  if (search) query = query.where('title', 'ilike', matchAnywhere(search))
  if (subject_id) query = query.where('subject_id', '=', subject_id)
  if (state === 'open') query = query.where(opened(at)).where(notClosed(at))
  if (state === 'running') query = query.where(hasAttempt(viewer, sql<SqlBool>`a.submitted_at is null`))
  if (state === 'done') query = query.where(hasAttempt(viewer, sql<SqlBool>`a.submitted_at is not null`))
  const order = sql`case when ${opened(at)} and ${notClosed(at)} then 0 when ${notClosed(at)} then 1 else 2 end`
  return listPage(db, query, { ...page, sort: 'order' }, { orders: { order }, last: ['published_at', 'id'] })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function findQuiz(db: Db, slugOrId: string) {
  return selectQuizzes(db)
    .where(uuid.test(slugOrId) ? 'id' : 'slug', '=', slugOrId)
    .where('status', '!=', 'draft')
    .executeTakeFirst()
}

/** One of the student's program, or one in which they have an attempt, also when it is archived. */
export async function findQuizFor(db: Db, viewer: Viewer, slugOrId: string): Promise<QuizRow | undefined> {
  const quiz = await findQuiz(db, slugOrId)
  if (!quiz || (quiz.status === 'published' && quiz.program_id === viewer.program_id)) return quiz
  const own = await db
    .selectFrom('quiz_attempts')
    .select('id')
    .where(eb => eb.and({ bucket: viewer.bucket, user_id: viewer.user_id, quiz_id: quiz.id }))
    .limit(1)
    .executeTakeFirst()
  return own && quiz
}

/** Whether a coming or running try-out has one of its questions. */
export async function isQuizHeld(db: Db, quizId: string, at: Date): Promise<boolean> {
  const items = await db
    .selectFrom('quiz_items')
    .select('question_id')
    .where('quiz_id', '=', quizId)
    .execute()
  const held = await listHeld(
    db,
    items.map(({ question_id }) => question_id),
    at,
  )
  return held.size > 0
}
