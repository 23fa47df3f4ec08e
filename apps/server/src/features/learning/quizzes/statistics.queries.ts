import type { Query } from '@gerbang/contract/call.ts'
import type { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import { sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { listPage, type Orders } from '../../../db/list-page.ts'
import { matchAnywhere } from '../../../db/match-anywhere.ts'
import { selectSubject } from '../../../db/select-subject.ts'
import { heldBy } from '../../exam/tryouts/held-questions.queries.ts'
import { withStem } from './authoring.queries.ts'

/** By question: how many finished attempts have answered it, and how many answers were right. A declared multi-shard query. */
async function countAnswers(db: Db, quizId: string) {
  const { rows } = await sql<{ id: string; answered: number; right: number }>`
    select r.question_id as id, count(*) filter (where a.submitted_at is not null and r.value is not null) as answered,
      count(*) filter (where r.outcome = 'correct') as "right"
    from quiz_attempts a join quiz_answers r on r.bucket = a.bucket and r.attempt_id = a.id
    where a.quiz_id = ${quizId} group by r.question_id
  `.execute(db)
  return new Map(rows.map(({ id, answered, right }) => [id, { answered, right }]))
}

/** The questions of a quiz, with how finished attempts did on each. */
export async function listItemFindings(db: Db, quizId: string, at: Date) {
  const rows = await db
    .selectFrom('quiz_items as i')
    .innerJoin('questions as q', 'q.id', 'i.question_id')
    .innerJoin('subjects as s', 's.id', 'i.subject_id')
    .innerJoin('topics as t', 't.id', 'i.topic_id')
    .select(['i.question_id as id', 'i.position', 'i.content', 'q.type', 'q.difficulty'])
    .select(eb => [
      'i.question_version as version',
      sql<boolean>`q.version > i.question_version`.as('is_outdated'),
      selectSubject(eb),
      jsonBuildObject({ id: eb.ref('t.id'), name: eb.ref('t.name') }).as('topic'),
      heldBy('i.question_id', at).as('held_by'),
    ])
    .where('i.quiz_id', '=', quizId)
    .orderBy('i.position')
    .execute()
  const counts = await countAnswers(db, quizId)
  return rows.map(row => withStem({ ...row, ...(counts.get(row.id) ?? { answered: 0, right: 0 }) }))
}

/** How many finished attempts had how many right answers, and how many students there are. */
export async function readAttemptCounts(db: Db, quizId: string) {
  const [counts, rights] = await Promise.all([
    db
      .selectFrom('quiz_attempts')
      .select(eb => [
        sql<number>`count(distinct user_id)`.as('students'),
        eb.fn.countAll<number>().filterWhere('submitted_at', 'is', null).as('running'),
        eb.fn.countAll<number>().filterWhere('submitted_at', 'is not', null).as('finished'),
      ])
      .where('quiz_id', '=', quizId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('quiz_attempts')
      .select(eb => ['correct', eb.fn.countAll<number>().as('count')])
      .where('quiz_id', '=', quizId)
      .where('submitted_at', 'is not', null)
      .groupBy('correct')
      .execute(),
  ])
  return { ...counts, rights: new Map(rights.map(({ correct, count }) => [correct ?? 0, count])) }
}

type TakerFilter = Query<typeof quizAuthoring.takers>
const orders: Orders<TakerFilter['sort']> = { submitted_at: sql`a.submitted_at`, correct: sql`a.correct` }

export function listTakers(db: Db, quizId: string, { search, ...wanted }: TakerFilter) {
  let query = db
    .selectFrom('quiz_attempts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select(eb => [
      jsonBuildObject({ id: eb.ref('u.id'), name: eb.ref('u.name') }).as('user'),
      'u.school_name',
      'a.number',
      eb.fn.coalesce('a.submitted_at', 'a.started_at').as('submitted_at'),
      sql<'student' | 'time'>`a.closed_by`.as('closed_by'),
      sql<number>`a.correct`.as('correct'),
      sql<number>`(select count(*) from quiz_items i where i.quiz_id = a.quiz_id)`.as('of'),
    ])
    .where('a.quiz_id', '=', quizId)
    .where('a.submitted_at', 'is not', null)
  if (search) query = query.where('u.name', 'ilike', matchAnywhere(search))
  return listPage(db, query, wanted, { orders, last: ['a.id'] })
}
