import type { QuestionContent, QuestionPart } from '@gerbang/contract/question.ts'
import { listParts } from './list-parts.ts'
import { findKind } from './question-kinds.ts'

/** All that students read besides the prompt: the parts, and rows that are something else. */
export function listReadParts(content: QuestionContent): QuestionPart[] {
  return [...new Set([...findKind(content.type).listRows(content), ...listParts(content)])]
}
