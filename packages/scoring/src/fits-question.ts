import type { AnswerValue, QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { validateAnswer } from './validate-answer.ts'

function rightAnswer(key: Exclude<QuestionKey, { type: 'short_answer' }>): AnswerValue {
  switch (key.type) {
    case 'single_choice':
      return key.option_id
    case 'multiple_choice':
      return key.option_ids
    case 'true_false_table':
      return key.column_ids
  }
}

/** Whether a key can be that of this question: of its type, of its parts, and of all statements of a table. */
export function fitsQuestion(content: QuestionContent, key: QuestionKey): boolean {
  if (key.type === 'short_answer')
    return content.type === 'short_answer' && (content.input === 'number') === (key.answer.kind === 'number')
  if (key.type !== content.type) return false
  const answer = rightAnswer(key)
  const isWhole =
    content.type !== 'true_false_table' || Object.keys(answer).length === content.statements.length
  return isWhole && validateAnswer(content, answer) === undefined
}
