import type { AnswerValue, QuestionType } from '@gerbang/contract/question.ts'
import type { Knowing } from './question-kind.ts'

type Solve<T extends QuestionType> = (key: Knowing<T>['key']) => AnswerValue

/** Answers as one who knows all of it or nothing; of those who know nothing one in ten leaves it blank. */
export function knowOr<T extends QuestionType>(
  { key, know, random }: Knowing<T>,
  solve: Solve<T>,
  guess: () => AnswerValue | null,
): AnswerValue | null {
  if (random.chance(know)) return solve(key)
  return random.chance(0.1) ? null : guess()
}
