import type { QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { findKind } from './kinds/question-kinds.ts'

/** Whether a key can be that of this question: of its type, of its parts, and of all statements of a table. */
export function fitsQuestion(content: QuestionContent, key: QuestionKey): boolean {
  return key.type === content.type && findKind(content.type).fits(content, key)
}
