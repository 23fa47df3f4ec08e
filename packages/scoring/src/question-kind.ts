import type { AnswerValue, QuestionContent, QuestionKey, QuestionType } from '@gerbang/contract/question.ts'

export type ContentOf<T extends QuestionType> = Extract<QuestionContent, { type: T }>
export type KeyOf<T extends QuestionType> = Extract<QuestionKey, { type: T }>

/** Why a value cannot be an answer to the question it was sent for. */
export type AnswerProblem = 'wrong_shape' | 'unknown_part' | 'duplicate_part' | 'too_long'

/** All that the rest of the system has to know about one type of question. */
export interface QuestionKind<T extends QuestionType> {
  /** Returns what is wrong with the value, or undefined if it can be an answer, right or not. */
  validate(content: ContentOf<T>, value: AnswerValue): AnswerProblem | undefined
  /** Returns the share of full marks, 0 to 1, of a value that `validate` has let through. */
  score(content: ContentOf<T>, key: KeyOf<T>, value: AnswerValue): number
  /** Copies the fields a student may see, one by one, so that nothing else can come along. */
  strip(content: ContentOf<T>): ContentOf<T>
}
