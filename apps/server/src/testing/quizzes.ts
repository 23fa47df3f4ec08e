import { quizAuthoring } from '@gerbang/contract/learning/quiz-authoring.ts'
import type { AnswerValue } from '@gerbang/contract/question.ts'
import { v7 } from 'uuid'
import type { Db } from '../db/database.ts'
import type { TestApp } from './api.ts'
import { canaries, createBank, createUser, epoch, keyedSamples } from './factories.ts'

const stamp = { created_at: epoch.toISOString(), updated_at: epoch.toISOString() }

export interface TestQuestion {
  question_id: string
  right: AnswerValue
  wrong: AnswerValue
}

/** A published bank with questions of each kind in turn, their keys with them. */
export async function createQuestions(db: Db, program_id: string, count: number, samples = keyedSamples) {
  const author = await createUser(db, { role: 'teacher' })
  const bank = await createBank(db, { owner_id: author.id, program_id, status: 'published' })
  const topic_id = v7()
  await db
    .insertInto('topics')
    .values({ id: topic_id, subject_id: bank.subject_id, name: 'Peluang', ...stamp })
    .execute()
  const questions: TestQuestion[] = []
  for (let index = 0; index < count; index++) {
    const sample = samples[index % samples.length]
    if (!sample) continue
    const id = v7()
    await db
      .insertInto('questions')
      .values({
        id,
        bank_sub_test_id: bank.sub_test_id,
        topic_id,
        type: sample.content.type,
        position: index + 1,
        content: JSON.stringify(sample.content),
        points: 1,
        difficulty: 'medium',
        status: 'published',
        version: 1,
        ...stamp,
      })
      .execute()
    await db
      .insertInto('question_keys')
      .values({
        question_id: id,
        source: '{}',
        key: JSON.stringify(sample.key),
        explanation_html: `<p>${canaries.explanation} ${index}</p>`,
        hint_html: `<p>${canaries.hint} ${index}</p>`,
      })
      .execute()
    questions.push({ question_id: id, right: sample.right, wrong: sample.wrong })
  }
  return { bank, topic_id, questions }
}

/** A passage of a bank; its id. */
export async function createStimulus(db: Db, bank_sub_test_id: string): Promise<string> {
  const row = { id: v7(), bank_sub_test_id, title: '', source: 'Bacaan', html: '', ...stamp }
  await db.insertInto('stimuli').values(row).execute()
  return row.id
}

/** What an author says of a quiz, but its program. */
export const quizSettings = {
  title: 'Kuis Uji',
  description: '',
  subject_id: null,
  lang: 'id',
  duration_seconds: null,
  shuffle: true,
  max_attempts: null,
  feedback: 'after_each',
  opens_at: null,
  closes_at: null,
}

interface QuizOptions extends Partial<Record<keyof typeof quizSettings, unknown>> {
  count?: number
  samples?: typeof keyedSamples
}

/** A quiz that an admin has made and published. */
export async function publishQuiz(
  app: Pick<TestApp, 'db' | 'send' | 'signIn'>,
  program_id: string,
  { count = 5, samples, ...overrides }: QuizOptions = {},
) {
  const { token } = await app.signIn({ role: 'admin' })
  const { bank, questions } = await createQuestions(app.db, program_id, count, samples)
  const made = await app.send(quizAuthoring.create, {
    token,
    body: { ...quizSettings, ...overrides, program_id },
  })
  if (made.status !== 201) throw new Error(`Unexpected ${made.status}: ${made.text}`)
  const params = { id: made.data.id }
  const question_ids = questions.map(({ question_id }) => question_id)
  const published = await app.send(quizAuthoring.update, {
    token,
    params,
    body: { question_ids, status: 'published' },
  })
  if (published.status !== 200) throw new Error(`Unexpected ${published.status}: ${published.text}`)
  return { ...published.data, questions, bank, admin_token: token }
}
export type TestQuiz = Awaited<ReturnType<typeof publishQuiz>>
