import type { QuestionType } from '@gerbang/contract/question.ts'
import { multipleChoice } from './multiple-choice.ts'
import type { QuestionKind } from './question-kind.ts'
import { shortAnswer } from './short-answer.ts'
import { singleChoice } from './single-choice.ts'
import { trueFalseTable } from './true-false-table.ts'

const kinds: { [T in QuestionType]: QuestionKind<T> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  true_false_table: trueFalseTable,
  short_answer: shortAnswer,
}

/** The rules of a question type. A new type is one file like its siblings and one line in the table above. */
export function findKind<T extends QuestionType>(type: T): QuestionKind<T> {
  return kinds[type]
}
