import type { QuestionDraft } from '@gerbang/contract/question.ts'
import { findKindDoubts } from '../../../../question/office-kinds.ts'
import type { Doubt } from '../../../../question/office-part.ts'
import { texts } from './texts.ts'

function findMissingExplanation({ explanation }: QuestionDraft): Doubt[] {
  return explanation.trim() === '' ? [{ field: 'draft.explanation', text: texts.checks.noExplanation }] : []
}

export function listDoubts(draft: QuestionDraft): Doubt[] {
  return [...findKindDoubts(draft), ...findMissingExplanation(draft)]
}
