import type { QuestionType } from '@gerbang/contract/question.ts'
import { essay } from './essay.ts'
import type { KindText } from './kind-text.ts'
import { matching } from './matching.ts'
import { multipleChoice } from './multiple-choice.ts'
import { shortAnswer } from './short-answer.ts'
import { singleChoice } from './single-choice.ts'
import { trueFalseTable } from './true-false-table.ts'
import { weightedChoice } from './weighted-choice.ts'

const kinds: { [T in QuestionType]: KindText<T> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  weighted_choice: weightedChoice,
  true_false_table: trueFalseTable,
  matching,
  short_answer: shortAnswer,
  essay,
}

export function findKindText<T extends QuestionType>(type: T): KindText<T> {
  return kinds[type]
}

/** The kinds by the word that a file has for each. */
export const kindWords = Object.fromEntries(
  (Object.keys(kinds) as QuestionType[]).map(type => [kinds[type].name, type]),
)
