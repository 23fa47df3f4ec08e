import type { AnswerValue, ContentOf, KeyOf, QuestionPart, QuestionType } from '@gerbang/contract/question.ts'
import type { PaperMark } from '../on-paper/paper-mark.ts'

/** Why a value cannot be an answer to the question it was sent for. */
export type AnswerProblem = 'wrong_shape' | 'unknown_part' | 'duplicate_part' | 'too_long'

/** What chance decides about an answer that is made up. */
export interface Chance {
  chance: (probability: number) => boolean
  pick: <P>(list: readonly P[]) => P
}

/** A student who meets a question, knowing it with some probability. */
export interface Knowing<T extends QuestionType> {
  content: ContentOf<T>
  key: KeyOf<T>
  /** 0 to 1. */
  know: number
  random: Chance
}

/** All that marks, papers and statistics have to know about one type of question. */
export interface QuestionKind<T extends QuestionType> {
  /** Whether students get the parts in an order of their own, where the try-out shuffles options. */
  shuffles: boolean
  /** Whether an answer is one of the parts, so that statistics can tell who chose what. */
  picksOne: boolean
  /** Whether the key alone tells what an answer earns. What people mark has no share in item response. */
  markedBy: 'key' | 'people'
  /** Whether the answer is the student's own words, which may name people and are forgotten with their account. */
  isTyped: boolean
  /** Parts that are answered one by one, each rightly or not: rows of a table. Item statistics look at them apart. */
  listRows(content: ContentOf<T>): QuestionPart[]
  /** Whether the answer to this row is the key's. */
  isRowRight(key: KeyOf<T>, row: string, value: AnswerValue): boolean
  /** How it is printed on an answer sheet and read from it. */
  mark: PaperMark<T>
  /** Returns how many answers blind guessing chooses from; undefined where it finds none. */
  countGuesses(content: ContentOf<T>): number | undefined
  /** Returns what is wrong with the value, or undefined if it can be an answer, right or not. */
  validate(content: ContentOf<T>, value: AnswerValue): AnswerProblem | undefined
  /** Whether the key can be that of this question. */
  fits(content: ContentOf<T>, key: KeyOf<T>): boolean
  /** Returns the share of full marks, 0 to 1, of a value that `validate` has let through. */
  score(content: ContentOf<T>, key: KeyOf<T>, value: AnswerValue): number
  /** Returns an answer that earns full marks. */
  solve(key: KeyOf<T>): AnswerValue
  /** Returns what a student who knows that much answers, null for nothing: the demo's students are made of it. */
  simulate(knowing: Knowing<T>): AnswerValue | null
}
