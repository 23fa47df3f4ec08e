import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { describeCard, describeResult } from './describe-quiz.ts'
import { finishDue } from './finish-attempt.ts'
import { listQuizzes } from './quizzes.queries.ts'
import { readObstacle, requireQuiz } from './require-quiz.ts'
import { listToldAttempts } from './told-counts.queries.ts'

export function quizRoutes(mount: Mount, { db, now }: Platform): void {
  mount(quizzes.list, async ({ viewer, query }) => {
    await finishDue(db, viewer, now())
    const { data, meta } = await listQuizzes(db, viewer, query, now().toISOString())
    const ids = data.map(({ id }) => id)
    const attempts = await listToldAttempts(db, viewer, ids, now())
    const cards = data.map(quiz =>
      describeCard(
        quiz,
        attempts.filter(({ quiz_id }) => quiz_id === quiz.id),
        now(),
      ),
    )
    return { data: cards, meta }
  })

  mount(quizzes.get, async ({ viewer, params }) => {
    const quiz = await requireQuiz(db, viewer, params.slug, now())
    const attempts = await listToldAttempts(db, viewer, [quiz.id], now())
    const obstacle = (await readObstacle(db, quiz, attempts, now())) ?? null
    return { data: { ...describeCard(quiz, attempts, now()), attempts, obstacle } }
  })

  mount(quizzes.result, async ({ viewer, params, query }) => {
    const quiz = await requireQuiz(db, viewer, params.slug, now())
    const attempts = await listToldAttempts(db, viewer, [quiz.id], now())
    const attempt = attempts.find(
      ({ number, submitted_at }) => submitted_at !== null && number === (query.number ?? number),
    )
    if (!attempt) throw notFound('Hasil kuis')
    const isRunning = attempts.some(({ submitted_at }) => submitted_at === null)
    const can_retry = !isRunning && (await readObstacle(db, quiz, attempts, now())) === undefined
    return { data: { quiz, attempt, can_retry, ...(await describeResult(db, quiz, attempt, now())) } }
  })
}
