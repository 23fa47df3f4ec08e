import type { Database } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { notFound } from '../../../http/errors.ts'
import type { QuizAttemptRow } from './attempts.queries.ts'
import { finishDue } from './finish-attempt.ts'
import { findQuizFor, isQuizHeld, type QuizRow } from './quizzes.queries.ts'
import { findObstacle, type Obstacle } from './quizzes.rules.ts'

/** A quiz that the student may see; what of their attempts has run out is finished first. */
export async function requireQuiz(db: Database, viewer: Viewer, slug: string, at: Date): Promise<QuizRow> {
  const quiz = await findQuizFor(db, viewer, slug)
  if (!quiz) throw notFound('Kuis')
  await finishDue(db, viewer, at)
  return quiz
}

/** `attempts`: all of the student's own. */
export async function readObstacle(
  db: Database,
  quiz: QuizRow,
  attempts: QuizAttemptRow[],
  at: Date,
): Promise<Obstacle | undefined> {
  const isLive = attempts.some(({ submitted_at }) => submitted_at === null)
  return findObstacle(quiz, { used: attempts.length, isLive, isHeld: await isQuizHeld(db, quiz.id, at) }, at)
}
