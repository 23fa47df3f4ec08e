import { practices } from '@gerbang/contract/learning/practices.ts'
import { v7 } from 'uuid'
import { bucketOf } from '../db/bucket.ts'
import type { Db } from '../db/database.ts'
import type { TestApp } from './api.ts'
import { epoch } from './factories.ts'
import { createQuestions } from './quizzes.ts'

const at = epoch.toISOString()

/** A bank that is open for practice: published questions of each kind in turn, of one topic. */
export async function createPool(db: Db, program_id: string, count: number) {
  const { bank, topic_id, questions } = await createQuestions(db, program_id, count)
  await db.updateTable('question_banks').set({ for_practice: true }).where('id', '=', bank.id).execute()
  return { bank, subject_id: bank.subject_id, topic_id, questions }
}
export type TestPool = Awaited<ReturnType<typeof createPool>>

/** A finished practice of one question, which still takes answers; its id. A student may have many. */
export async function createPractice(db: Db, user: { id: string }, question_id: string): Promise<string> {
  const id = v7()
  const bucket = bucketOf(user.id)
  await db
    .insertInto('practices')
    .values({
      bucket,
      id,
      user_id: user.id,
      kind: 'return',
      seed: 1,
      started_at: at,
      submitted_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await db
    .insertInto('practice_items')
    .values({
      bucket,
      practice_id: id,
      user_id: user.id,
      question_id,
      position: 1,
      purpose: 'due',
      flagged: false,
      seq: 0,
    })
    .execute()
  return id
}

/** A finished set of new questions of the pool's topic, all of them right. */
export async function practiseTopic(
  app: TestApp,
  token: string,
  { topic_id, questions }: TestPool,
): Promise<void> {
  const begun = await app.send(practices.start, { token, body: { kind: 'topic', target_id: topic_id } })
  const params = { id: begun.data.id }
  const { data } = await app.send(practices.get, { token, params })
  const answers = data.questions.map(({ id }) => ({
    question_id: id,
    value: questions.find(({ question_id }) => question_id === id)?.right ?? null,
    flagged: false,
    seq: 1,
    confirmed: true,
  }))
  await app.send(practices.submit, { token, params, body: { answers } })
}

/** What score runs know of questions, easiest first. */
export async function estimate(db: Db, questionIds: readonly string[]): Promise<void> {
  const scale = { scale_of: v7(), scale_a: 480, scale_b: 120, scale_min: 200, scale_max: 1000 }
  const rows = questionIds.map((question_id, index) => ({
    ...scale,
    question_id,
    a: 1.2,
    b: (4 * index) / Math.max(1, questionIds.length - 1) - 2,
    c: 0.2,
    se: 0.1,
    n: 500,
    source: 'Uji',
    created_at: at,
    updated_at: at,
  }))
  await db.insertInto('question_estimates').values(rows).execute()
}
