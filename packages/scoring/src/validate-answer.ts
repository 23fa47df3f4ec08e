import type { AnswerValue, QuestionContent } from '@gerbang/contract/question.ts'
import type { AnswerProblem } from './kinds/question-kind.ts'
import { findKind } from './kinds/question-kinds.ts'

/**
 * Says whether a value can be stored as an answer to this question: undefined, or the reason to refuse it. Clearing an
 * answer (`null`) needs no check; an empty list or table is refused, because no answer has one form only.
 */
export function validateAnswer(content: QuestionContent, value: AnswerValue): AnswerProblem | undefined {
  return findKind(content.type).validate(content, value)
}
