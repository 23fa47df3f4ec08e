import type { Feedback } from '@gerbang/contract/learning/quizzes.ts'
import type { Sitting } from './sitting.ts'

/** A sitting that tells right and wrong answer by answer. */
export interface TellingSitting extends Sitting {
  /** By question: what was told of answers that are confirmed. */
  feedback: Record<string, Feedback>
}

export const byQuestion = (feedback: readonly Feedback[]): TellingSitting['feedback'] =>
  Object.fromEntries(feedback.map(one => [one.question_id, one]))
