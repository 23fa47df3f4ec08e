import type { QuestionContent } from '@gerbang/contract/question.ts'
import { findKind } from './question-kinds.ts'

/**
 * Returns what a student may see of a question before release. The result is rebuilt field by field, so the key, the
 * explanation and any field added later stay behind unless a question type lets them through by name.
 */
export function stripQuestion(full: { content: QuestionContent }): QuestionContent {
  return findKind(full.content.type).strip(full.content)
}
