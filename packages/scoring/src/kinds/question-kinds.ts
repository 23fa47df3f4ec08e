import type { QuestionType } from '@gerbang/contract/question.ts'
import { essay } from './essay/essay.ts'
import { matching } from './matching/matching.ts'
import { multipleChoice } from './multiple-choice/multiple-choice.ts'
import type { QuestionKind } from './question-kind.ts'
import { shortAnswer } from './short-answer/short-answer.ts'
import { singleChoice } from './single-choice/single-choice.ts'
import { trueFalseTable } from './true-false-table/true-false-table.ts'
import { weightedChoice } from './weighted-choice/weighted-choice.ts'

const kinds: { [T in QuestionType]: QuestionKind<T> } = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  weighted_choice: weightedChoice,
  true_false_table: trueFalseTable,
  short_answer: shortAnswer,
  matching,
  essay,
}

/** Kinds whose answers are the student's own words. */
export const typedKinds = Object.entries(kinds).flatMap(([type, { isTyped }]) => (isTyped ? [type] : []))

/** Kinds whose marks are given by people. */
export const peopleKinds = Object.entries(kinds).flatMap(([type, { markedBy }]) =>
  markedBy === 'people' ? [type] : [],
)

export function findKind<T extends QuestionType>(type: T): QuestionKind<T> {
  return kinds[type]
}
