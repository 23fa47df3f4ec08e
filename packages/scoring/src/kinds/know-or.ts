import type { AnswerValue, QuestionType } from '@gerbang/contract/question.ts'
import type { Knowing, QuestionKind } from './question-kind.ts'

/** Answers as one who knows all of it or nothing; of those who know nothing one in ten leaves it blank. */
export function knowOr<T extends QuestionType>(
  kind: Pick<QuestionKind<T>, 'solve'>,
  { key, know, random }: Knowing<T>,
  guess: () => AnswerValue | null,
): AnswerValue | null {
  if (random.chance(know)) return kind.solve(key)
  return random.chance(0.1) ? null : guess()
}
