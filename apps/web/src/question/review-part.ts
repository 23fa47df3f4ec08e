import type { ContentOf, KeyOf, QuestionPart, QuestionType } from '@gerbang/contract/question.ts'
import type { Outcome } from '@gerbang/contract/scores/results.ts'
import type { ComponentType } from 'react'
import type { Value } from './answer-part.ts'

export interface ReviewProps<T extends QuestionType> {
  content: ContentOf<T>
  answerKey: KeyOf<T>
  value: Value
  outcome: Outcome
  /** Points by criterion that people gave; null for other kinds. */
  given: Readonly<Record<string, number>> | null
  /** Options or statements in the order of this student's paper. */
  parts: QuestionPart[]
  lang: string
}

/** How an answer to a kind is shown beside its key. */
export interface ReviewPart<T extends QuestionType> {
  Review: ComponentType<ReviewProps<T>>
}
