import { z } from 'zod'
import { type part, partId } from './question/fields.ts'
import { multipleChoice } from './question/multiple-choice.ts'
import { shortAnswer } from './question/short-answer.ts'
import { singleChoice } from './question/single-choice.ts'
import { trueFalseTable } from './question/true-false-table.ts'

/** Every kind of question. What a new one needs elsewhere, the compiler says: docs/adding-a-resource.md. */
const [first, ...others] = [singleChoice, multipleChoice, trueFalseTable, shortAnswer] as const

/** What a student may see before release. Holds no key, explanation, weight or count of right parts. */
export const questionContent = z.discriminatedUnion('type', [
  first.content,
  ...others.map(kind => kind.content),
])
export type QuestionContent = z.infer<typeof questionContent>
export type QuestionType = QuestionContent['type']
export type ContentOf<T extends QuestionType> = Extract<QuestionContent, { type: T }>

/** The secret half of a question. */
export const questionKey = z.discriminatedUnion('type', [first.key, ...others.map(kind => kind.key)])
export type QuestionKey = z.infer<typeof questionKey>
export type KeyOf<T extends QuestionType> = Extract<QuestionKey, { type: T }>

/** An option or a statement. */
export type QuestionPart = z.infer<typeof part>

/**
 * What a student answered: an option id (single choice), option ids (multiple choice), statement id → column id
 * (table, rows may be missing) or the text as typed (short answer). No answer is `null`, never an empty value.
 */
export const answerValue = z.union([
  z.string().min(1).max(200),
  z.array(partId).min(1).max(8),
  z.record(partId, partId).refine(rows => Object.keys(rows).length > 0 && Object.keys(rows).length <= 10),
])
export type AnswerValue = z.infer<typeof answerValue>
