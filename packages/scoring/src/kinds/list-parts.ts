import type { ContentOf, QuestionContent, QuestionPart, QuestionType } from '@gerbang/contract/question.ts'

/** Apart from the rules of each kind: the session page needs the parts and none of the marking. */
const parts: { [T in QuestionType]: (content: ContentOf<T>) => QuestionPart[] } = {
  single_choice: content => content.options,
  multiple_choice: content => content.options,
  weighted_choice: content => content.options,
  true_false_table: content => content.statements,
  short_answer: () => [],
  matching: content => content.options,
  essay: () => [],
}

function findParts<T extends QuestionType>(type: T): (content: ContentOf<T>) => QuestionPart[] {
  return parts[type]
}

/** Options or statements in authored order, which papers may shuffle; none where the answer is typed. */
export function listParts(content: QuestionContent): QuestionPart[] {
  return findParts(content.type)(content)
}
