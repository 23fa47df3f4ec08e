import { z } from 'zod'
import { essay } from './question/essay.ts'
import { type part, partId, text } from './question/fields.ts'
import { matching } from './question/matching.ts'
import { MOST_WRITTEN } from './question/most-written.ts'
import { multipleChoice } from './question/multiple-choice.ts'
import { shortAnswer } from './question/short-answer.ts'
import { singleChoice } from './question/single-choice.ts'
import { trueFalseTable } from './question/true-false-table.ts'
import { weightedChoice } from './question/weighted-choice.ts'

/** Every kind of question. The compiler names what a new one needs elsewhere: docs/adding-a-resource.md. */
const kinds = [
  singleChoice,
  multipleChoice,
  weightedChoice,
  trueFalseTable,
  matching,
  shortAnswer,
  essay,
] as const
const [first, ...others] = kinds

/** What a student may see before release. Holds no key, explanation, hint, weight or count of right parts. */
export const questionContent = z.discriminatedUnion('type', [
  first.content,
  ...others.map(kind => kind.content),
])
export type QuestionContent = z.infer<typeof questionContent>
export type QuestionType = QuestionContent['type']
export const questionTypes = kinds.map(kind => kind.content.shape.type.value)
export type ContentOf<T extends QuestionType> = Extract<QuestionContent, { type: T }>

/** The secret half of a question. */
export const questionKey = z.discriminatedUnion('type', [first.key, ...others.map(kind => kind.key)])
export type QuestionKey = z.infer<typeof questionKey>
export type KeyOf<T extends QuestionType> = Extract<QuestionKey, { type: T }>

/**
 * What an author types and goes on typing: content with texts in place of HTML, its key, explanation and hint. Parts carry
 * their ids, so that a key and stored answers mean the same after an option has moved. Editor, import and demo make
 * drafts; a question is built from one.
 */
export const questionDraft = z.strictObject({
  content: z.discriminatedUnion('type', [first.draft, ...others.map(kind => kind.draft)]),
  /** Null while it is half finished; such a draft is kept and makes no question that students see. */
  key: questionKey.nullable(),
  /** Teaches: why the key holds and why the tempting distractors do not. */
  explanation: text,
  explanation_video_url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .nullable(),
  /** One thought that opens the way, for whoever asks for it in practice; absent where the author wrote none. */
  hint: text.optional(),
})
export type QuestionDraft = z.infer<typeof questionDraft>
export type DraftContentOf<T extends QuestionType> = Extract<QuestionDraft['content'], { type: T }>

/** An option or a statement. */
export type QuestionPart = z.infer<typeof part>

/**
 * What a student answered: an option id (single or weighted choice), option ids (multiple choice), statement id → column id
 * (table, rows may be missing), item id → option id (matching, the same) or the text as typed (short answer, essay).
 * No answer is `null`, never an empty value.
 */
export const answerValue = z.union([
  z.string().min(1).max(MOST_WRITTEN),
  z.array(partId).min(1).max(8),
  z.record(partId, partId).refine(rows => Object.keys(rows).length > 0 && Object.keys(rows).length <= 10),
])
export type AnswerValue = z.infer<typeof answerValue>
