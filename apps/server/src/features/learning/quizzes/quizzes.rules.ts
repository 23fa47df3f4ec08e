import type { QuizDetail, QuizFeedback } from '@gerbang/contract/learning/quizzes.ts'
import type { Phase } from '@gerbang/contract/exam/tryouts.ts'
import { limits } from '../../../limits.ts'
import type { Telling } from '../../exam/tryouts/reveal.rules.ts'

export interface QuizWindow {
  opens_at: string | null
  closes_at: string | null
}

/** In its window a quiz may be started; what was started may be finished after it. */
export function phaseOf({ opens_at, closes_at }: QuizWindow, at: Date): Phase {
  if (opens_at !== null && at.getTime() < Date.parse(opens_at)) return 'upcoming'
  return closes_at !== null && at.getTime() >= Date.parse(closes_at) ? 'closed' : 'open'
}

/** Time is over, and its grace too, by arrival at the server. Without an end it never is. */
export function isDue({ ends_at }: { ends_at: string | null }, at: Date): boolean {
  return ends_at !== null && at.getTime() > Date.parse(ends_at) + limits.answerGraceMs
}

export function endOf(durationSeconds: number | null, extraTimeFactor: number, at: Date): string | null {
  if (durationSeconds === null) return null
  return new Date(at.getTime() + durationSeconds * extraTimeFactor * 1000).toISOString()
}

/** What is told of an attempt: answer by answer as they are confirmed, or once it is over. */
export function tellingOf(feedback: QuizFeedback, isOver: boolean): Telling {
  if (feedback === 'after_each') return 'each'
  if (!isOver) return 'nothing'
  return feedback === 'never' ? 'total' : 'each'
}

/**
 * Whether a quiz that never tells answers may say how many were right. Who can try again and changes one answer each time
 * learns from the sums what each answer is, so the sum waits for the last attempt or the close.
 */
export function isSumTold(
  quiz: QuizWindow & { status: string; feedback: QuizFeedback; max_attempts: number | null },
  used: number,
  at: Date,
): boolean {
  if (quiz.feedback !== 'never' || quiz.status !== 'published' || phaseOf(quiz, at) === 'closed') return true
  return quiz.max_attempts !== null && used >= quiz.max_attempts
}

export type Obstacle = NonNullable<QuizDetail['obstacle']>

/** Why a student cannot begin another attempt; a running one needs no permission. */
export function findObstacle(
  quiz: QuizWindow & { status: string; max_attempts: number | null },
  { used, isLive, isHeld }: { used: number; isLive: boolean; isHeld: boolean },
  at: Date,
): Obstacle | undefined {
  if (isLive) return undefined
  if (quiz.status !== 'published') return 'closed'
  const phase = phaseOf(quiz, at)
  if (phase !== 'open') return phase
  if (quiz.max_attempts !== null && used >= quiz.max_attempts) return 'attempts_used'
  return isHeld ? 'held' : undefined
}

export const obstacleMessages: Record<Obstacle, string> = {
  upcoming: 'Kuis ini belum dibuka.',
  closed: 'Kuis ini sudah ditutup.',
  attempts_used: 'Kesempatan mengerjakan kuis ini sudah habis.',
  held: 'Soal kuis ini sedang dipakai try out yang berjalan atau segera dibuka. Coba lagi setelah try out itu selesai.',
}
