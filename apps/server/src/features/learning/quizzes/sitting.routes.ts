import { quizzes } from '@gerbang/contract/learning/quizzes.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { Refusal } from '../../exam/marks/save-sent.ts'
import {
  findLiveAttempt,
  insertAttempt,
  listOwnAttempts,
  lockAttempt,
  type QuizAttemptRow,
  type StoredAnswer,
} from './attempts.queries.ts'
import { describeSession } from './describe-quiz.ts'
import { finishAttempt } from './finish-attempt.ts'
import { findQuizFor, type QuizRow } from './quizzes.queries.ts'
import { endOf, isDue, obstacleMessages } from './quizzes.rules.ts'
import { readObstacle, requireQuiz } from './require-quiz.ts'
import { listFeedback, saveAnswers } from './save-answers.ts'
import { tellCounts } from './told-counts.queries.ts'

interface Saving {
  viewer: Viewer
  quiz: QuizRow
  attempt_id: string | undefined
  answers: readonly StoredAnswer[]
  arrived_at: Date
}

/** Locks the attempt and stores what arrived in time. Whatever is told afterwards is told after the commit. */
async function takeAnswers(
  trx: Db,
  { viewer, quiz, attempt_id, answers, arrived_at }: Saving,
): Promise<{ attempt: QuizAttemptRow; isOpen: boolean; refused: Refusal[] }> {
  const attempt = await lockAttempt(trx, viewer, quiz.id, attempt_id)
  if (!attempt) throw conflict('not_started', 'Kuis ini belum dimulai.')
  const isOpen = attempt.submitted_at === null && !isDue(attempt, arrived_at)
  const refused = isOpen ? await saveAnswers(trx, { quiz, attempt }, answers, arrived_at.toISOString()) : []
  return { attempt, isOpen, refused }
}

export function quizSittingRoutes(mount: Mount, { db, now, newId, randomBytes }: Platform): void {
  mount(quizzes.start, async ({ viewer, params, query }) => {
    const quiz = await requireQuiz(db, viewer, params.slug, now())
    const running = await findLiveAttempt(db, viewer, quiz.id)
    if (running) return { data: await describeSession(db, quiz, running, now()) }
    if (query.resume_only) throw conflict('not_started', 'Kuis ini belum dimulai.')
    const attempts = await listOwnAttempts(db, viewer, [quiz.id])
    const obstacle = await readObstacle(db, quiz, attempts, now())
    if (obstacle) throw conflict(obstacle === 'held' ? 'locked' : obstacle, obstacleMessages[obstacle])
    const at = now().toISOString()
    await insertAttempt(db, {
      bucket: viewer.bucket,
      id: newId(),
      user_id: viewer.user_id,
      quiz_id: quiz.id,
      number: (attempts[0]?.number ?? 0) + 1,
      seed: randomBytes(4).readInt32BE(),
      started_at: at,
      ends_at: endOf(quiz.duration_seconds, viewer.extra_time_factor, now()),
      created_at: at,
      updated_at: at,
    })
    const started = await findLiveAttempt(db, viewer, quiz.id)
    if (!started) throw conflict('closed', 'Kuis ini sudah selesai dikerjakan di perangkat lain.')
    return { data: await describeSession(db, quiz, started, now()) }
  })

  mount(quizzes.answer, async ({ viewer, params, body: { attempt_id, answers }, arrived_at }) => {
    const quiz = await findQuizFor(db, viewer, params.slug)
    if (!quiz) throw notFound('Kuis')
    const saving = { viewer, quiz, attempt_id, answers, arrived_at }
    const { attempt, isOpen, refused } = await db.transaction().execute(trx => takeAnswers(trx, saving))
    if (!isOpen) throw conflict('closed', 'Kuis ini sudah selesai.')
    const asked = new Set(answers.map(({ question_id }) => question_id))
    const feedback = await listFeedback(db, { quiz, attempt }, now(), asked)
    return { data: { server_now: now().toISOString(), ends_at: attempt.ends_at, refused, feedback } }
  })

  mount(quizzes.submit, async ({ viewer, params, body: { attempt_id, answers }, arrived_at }) => {
    const quiz = await findQuizFor(db, viewer, params.slug)
    if (!quiz) throw notFound('Kuis')
    const saving = { viewer, quiz, attempt_id, answers, arrived_at }
    const finished = await db.transaction().execute(async trx => {
      const { attempt, isOpen } = await takeAnswers(trx, saving)
      return isOpen
        ? finishAttempt(trx, attempt, 'student', arrived_at.toISOString())
        : finishAttempt(trx, attempt, 'time', attempt.ends_at ?? arrived_at.toISOString())
    })
    const [data = finished] = await tellCounts(db, [finished], now())
    return { message: 'Kuis selesai', data }
  })
}
