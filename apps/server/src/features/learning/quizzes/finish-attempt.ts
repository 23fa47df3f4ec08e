import { orderPaper } from '@gerbang/scoring/paper-order.ts'
import { scoreSubTest } from '@gerbang/scoring/score-sub-test.ts'
import type { AnswerValue } from '@gerbang/contract/question.ts'
import type { Database, Db } from '../../../db/database.ts'
import {
  listAnswers,
  listDue,
  lockAttempt,
  lockFinished,
  type Owner,
  type QuizAttemptRow,
  updateFinished,
} from './attempts.queries.ts'
import { readCredits } from '../../exam/marks/essay-marks.queries.ts'
import { listQuizItems, listQuizKeys, type QuizItemRow } from './papers.queries.ts'
import { listQuizEssays } from './quiz-essays.queries.ts'

/** What the stored answers of an attempt earn, as far as people have marked its essays. */
async function scoreAttempt(trx: Db, attempt: QuizAttemptRow) {
  const [items, keys, answers, essays] = [
    await listQuizItems(trx, attempt.quiz_id),
    await listQuizKeys(trx, attempt.quiz_id),
    await listAnswers(trx, attempt),
    await listQuizEssays(trx, { place_id: attempt.quiz_id, attempt_id: attempt.id }),
  ]
  const scorable = items.flatMap(({ question_id, content, points }) => {
    const key = keys.get(question_id)?.key
    return key ? [{ question_id, content, points, key, voided: false }] : []
  })
  const values = new Map(
    answers.flatMap(({ question_id, value }): [string, AnswerValue][] =>
      value === null ? [] : [[question_id, value]],
    ),
  )
  const { items: marks, ...counts } = scoreSubTest(scorable, values, { kind: 'points' }, readCredits(essays))
  const outcomes = marks.flatMap(({ question_id, outcome }) =>
    outcome === 'voided' ? [] : [{ question_id, outcome }],
  )
  return { counts, outcomes }
}

/** Marks the stored answers of an attempt that the caller has locked; one that is finished stays as it is. */
export async function finishAttempt(
  trx: Db,
  attempt: QuizAttemptRow,
  closed_by: 'student' | 'time',
  submitted_at: string,
): Promise<QuizAttemptRow> {
  if (attempt.submitted_at !== null) return attempt
  const { counts, outcomes } = await scoreAttempt(trx, attempt)
  await updateFinished(
    trx,
    attempt,
    { ...counts, submitted_at, closed_by, updated_at: submitted_at },
    outcomes,
  )
  return { ...attempt, ...counts, submitted_at }
}

/** Scores a finished attempt again, after people have marked an essay of it. */
export async function rescoreAttempt(trx: Db, of: { bucket: number; id: string }, at: string): Promise<void> {
  const attempt = await lockFinished(trx, of)
  if (!attempt) return
  const { counts, outcomes } = await scoreAttempt(trx, attempt)
  await updateFinished(trx, attempt, { ...counts, updated_at: at }, outcomes)
}

/** The same for every attempt at a quiz that has an essay. */
export async function rescoreEssays(trx: Db, quizId: string, at: string): Promise<void> {
  const essays = await listQuizEssays(trx, { place_id: quizId })
  const attempts = new Map(essays.map(({ bucket, attempt_id: id }) => [id, { bucket, id }]))
  for (const attempt of attempts.values()) await rescoreAttempt(trx, attempt, at)
}

/** Finishes what has run out, as of the moment at which it did: whoever looks next finds it so. */
export async function finishDue(
  db: Database,
  of: Partial<Owner> & { quiz_id?: string },
  at: Date,
): Promise<void> {
  for (const due of await listDue(db, of, at)) {
    await db.transaction().execute(async trx => {
      const attempt = await lockAttempt(trx, due, due.quiz_id, due.id)
      if (attempt) await finishAttempt(trx, attempt, 'time', due.ends_at ?? at.toISOString())
    })
  }
}

export function orderOf(items: readonly QuizItemRow[], seed: number, shuffle: boolean) {
  return orderPaper(items, seed, { questions: shuffle, options: shuffle }).map(
    ({ question_id, option_ids }) => ({ question_id, part_ids: option_ids }),
  )
}
