import { z } from 'zod'

/** Short ids of options, statements and columns: unique inside one question, meaningless outside it. */
const partId = z.string().regex(/^[a-z0-9]{1,8}$/)
const html = z.string().max(65_536)

/**
 * `all_or_nothing`: full marks only for exactly the right parts. `proportional`: each right part adds, each wrong
 * part subtracts, never below zero. The student is told the rule, never how many parts are right.
 */
export const creditRule = z.enum(['all_or_nothing', 'proportional'])
export type CreditRule = z.infer<typeof creditRule>

const option = z.strictObject({ id: partId, html })

/** What a student may see before release. Holds no key, explanation, weight or count of right parts. */
export const questionContent = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('single_choice'),
    prompt_html: html,
    options: z.array(option).min(2).max(5),
  }),
  z.strictObject({
    type: z.literal('multiple_choice'),
    prompt_html: html,
    options: z.array(option).min(2).max(8),
    credit: creditRule,
  }),
  z.strictObject({
    type: z.literal('true_false_table'),
    prompt_html: html,
    columns: z.array(z.strictObject({ id: partId, label: z.string().max(60) })).length(2),
    statements: z.array(option).min(1).max(10),
    credit: creditRule,
  }),
  z.strictObject({
    type: z.literal('short_answer'),
    prompt_html: html,
    input: z.enum(['number', 'text']),
  }),
])
export type QuestionContent = z.infer<typeof questionContent>
export type QuestionType = QuestionContent['type']

/** The secret half of a question. `column_ids` maps each statement to its right column. */
export const questionKey = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('single_choice'), option_id: partId }),
  z.strictObject({ type: z.literal('multiple_choice'), option_ids: z.array(partId).min(1) }),
  z.strictObject({ type: z.literal('true_false_table'), column_ids: z.record(partId, partId) }),
  z.strictObject({
    type: z.literal('short_answer'),
    answer: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('number'), value: z.number(), tolerance: z.number().min(0) }),
      z.strictObject({ kind: z.literal('text'), accepted: z.array(z.string().min(1)).min(1) }),
    ]),
  }),
])
export type QuestionKey = z.infer<typeof questionKey>

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
