import type { QuestionComment, ReviewAct } from '@gerbang/contract/bank/question-reviews.ts'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../../db/database.ts'
import { insertRows } from '../../../db/insert-rows.ts'
import type { Platform } from '../../../platform.ts'

/** Oldest first. */
export function listComments(db: Db, questionId: string): Promise<QuestionComment[]> {
  return db
    .selectFrom('question_comments as c')
    .innerJoin('users as u', 'u.id', 'c.author_id')
    .where('c.question_id', '=', questionId)
    .select(['c.id', 'c.act', 'c.text', 'c.version', 'c.created_at'])
    .select(eb => [jsonBuildObject({ id: eb.ref('u.id'), name: eb.ref('u.name') }).as('author')])
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()
}

interface Step {
  question: { id: string; version: number }
  author_id: string
  act: ReviewAct
  text?: string
}

export async function insertComments(
  trx: Db,
  steps: readonly Step[],
  { now, newId }: Pick<Platform, 'now' | 'newId'>,
): Promise<void> {
  const at = now().toISOString()
  await insertRows(
    trx,
    'question_comments',
    steps.map(({ question, text = '', ...step }) => ({
      ...step,
      id: newId(),
      question_id: question.id,
      version: question.version,
      text,
      created_at: at,
      updated_at: at,
    })),
  )
}

/** The last step of its review, comments aside. */
export function findLastStep(db: Db, questionId: string) {
  return db
    .selectFrom('question_comments')
    .select(['act', 'author_id'])
    .where('question_id', '=', questionId)
    .where('act', '<>', 'commented')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}
