import type { Database } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { listOwnAttempts } from '../../learning/quizzes/attempts.queries.ts'
import { findQuizFor } from '../../learning/quizzes/quizzes.queries.ts'
import { findLongestExtra } from '../../exam/progresses/attempts.queries.ts'
import { isReviewAllowed } from '../../scores/results/results.rules.ts'
import { listScoredAttempts } from '../../exam/tryouts/attempts.queries.ts'
import { listHeld } from '../../exam/tryouts/held-questions.queries.ts'
import { findTryout } from '../../exam/tryouts/tryouts.queries.ts'
import { isOnPaper } from './question-reports.queries.ts'

interface Place {
  place: 'tryout' | 'quiz'
  slug: string
  question_id: string
}

async function maySeeTryout(db: Database, viewer: Viewer, { slug, question_id }: Place, at: Date) {
  const tryout = await findTryout(db, slug)
  if (!tryout || (await listScoredAttempts(db, viewer, tryout.id)).length === 0) return false
  const extra = await findLongestExtra(db, tryout.id)
  if (!isReviewAllowed(tryout, extra, at) || (await listHeld(db, [question_id], at, tryout.id)).size > 0)
    return false
  return isOnPaper(db, { tryout_id: tryout.id }, question_id)
}

async function maySeeQuiz(db: Database, viewer: Viewer, { slug, question_id }: Place, at: Date) {
  const quiz = await findQuizFor(db, viewer, slug)
  if (!quiz || quiz.feedback === 'never') return false
  const attempts = await listOwnAttempts(db, viewer, [quiz.id])
  const isDone = attempts.some(({ submitted_at }) => submitted_at !== null)
  if (!isDone || (await listHeld(db, [question_id], at)).size > 0) return false
  return isOnPaper(db, { quiz_id: quiz.id }, question_id)
}

/** Only those who may see its key and explanation can say that they are wrong: never in the middle of an exam. */
export function mayReport(db: Database, viewer: Viewer, place: Place, at: Date): Promise<boolean> {
  return place.place === 'tryout' ? maySeeTryout(db, viewer, place, at) : maySeeQuiz(db, viewer, place, at)
}
