import type { AnswerValue, ContentOf, QuestionPart, QuestionType } from '@gerbang/contract/question.ts'
import type { ComponentType } from 'react'

export type Value = AnswerValue | null

export interface AnswerProps<T extends QuestionType> {
  content: ContentOf<T>
  /** Options or statements in the order of this student's paper. */
  parts: QuestionPart[]
  lang: string
  value: Value
  isReadOnly: boolean
  onChange: (value: Value) => void
  /** Kept on the device at once, sent when the typing pauses. */
  onType: (value: Value) => void
  onRest: () => void
}

/** How a kind of question is answered. */
export interface AnswerPart<T extends QuestionType> {
  Fields: ComponentType<AnswerProps<T>>
  /** What the letter of an option makes of the answer; undefined where letters choose nothing. */
  pick: (value: Value, optionId: string) => Value | undefined
}
