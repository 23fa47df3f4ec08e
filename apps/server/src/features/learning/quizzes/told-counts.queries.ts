import type { Outcome } from '@gerbang/contract/scores/results.ts'
import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { heldBy } from '../../exam/tryouts/held-questions.queries.ts'
import { chooseTold } from '../../exam/tryouts/reveal.rules.ts'
import { isSumTold } from './quizzes.rules.ts'
import { listOwnAttempts, type Owner, type QuizAttemptRow } from './attempts.queries.ts'

/** The questions of quizzes that have at least one which a coming or running try-out holds. */
async function listHeldPapers(db: Db, quizIds: readonly string[], at: Date) {
  const rows = await db
    .selectFrom('quiz_items as i')
    .select([
      'i.quiz_id',
      'i.question_id',
      sql<boolean>`${heldBy('i.question_id', at)} is not null`.as('held'),
    ])
    .where('i.quiz_id', '=', sql<string>`any(${[...quizIds]}::uuid[])`)
    .execute()
  const papers = [...Map.groupBy(rows, ({ quiz_id }) => quiz_id)]
  return new Map(papers.filter(([, items]) => items.some(({ held }) => held)))
}

async function readOutcomes(db: Db, { bucket, id }: QuizAttemptRow): Promise<Map<string, Outcome | null>> {
  const rows = await db
    .selectFrom('quiz_answers')
    .select(['question_id', 'outcome'])
    .where(eb => eb.and({ bucket, attempt_id: id }))
    .execute()
  return new Map(rows.map(({ question_id, outcome }) => [question_id, outcome]))
}

/** Of these quizzes those whose sums wait for the last attempt, or the close. */
async function listWaiting(db: Db, attempts: readonly QuizAttemptRow[], at: Date): Promise<Set<string>> {
  const ids = [...new Set(attempts.map(({ quiz_id }) => quiz_id))]
  const quizzes = await db
    .selectFrom('quizzes')
    .select(['id', 'status', 'feedback', 'max_attempts', 'opens_at', 'closes_at'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('feedback', '=', 'never')
    .execute()
  const usedOf = (id: string) =>
    Math.max(...attempts.flatMap(({ quiz_id, number }) => (quiz_id === id ? [number] : [])))
  return new Set(quizzes.filter(quiz => !isSumTold(quiz, usedOf(quiz.id), at)).map(({ id }) => id))
}

const untold = { correct: null, partial: null, wrong: null, blank: null }

/** Finished attempts as they may be told: their counts leave out what is held meanwhile. */
export async function tellCounts(
  db: Db,
  attempts: readonly QuizAttemptRow[],
  at: Date,
): Promise<QuizAttemptRow[]> {
  const finished = attempts.filter(({ submitted_at }) => submitted_at !== null)
  const [papers, waiting] = await Promise.all([
    listHeldPapers(db, [...new Set(finished.map(({ quiz_id }) => quiz_id))], at),
    listWaiting(db, attempts, at),
  ])
  return Promise.all(
    attempts.map(async attempt => {
      if (waiting.has(attempt.quiz_id)) return { ...attempt, ...untold }
      const items = attempt.submitted_at === null ? undefined : papers.get(attempt.quiz_id)
      if (!items) return attempt
      const outcomes = await readOutcomes(db, attempt)
      const held = new Set(items.flatMap(({ question_id, held }) => (held ? [question_id] : [])))
      const told = chooseTold(items, held, 'total').total.map(
        ({ question_id }) => outcomes.get(question_id) ?? 'blank',
      )
      const count = (outcome: Outcome) => told.filter(one => one === outcome).length
      const counts = { correct: count('correct'), partial: count('partial') }
      return {
        ...attempt,
        ...counts,
        wrong: count('wrong'),
        blank: count('blank'),
        unmarked: count('unmarked'),
      }
    }),
  )
}

/** Newest first. */
export async function listToldAttempts(db: Db, owner: Owner, quizIds: readonly string[], at: Date) {
  return tellCounts(db, await listOwnAttempts(db, owner, quizIds), at)
}
