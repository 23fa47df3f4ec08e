import { z } from 'zod'
import { creditRule, html, part, partId, text, writtenPart } from './fields.ts'

const type = z.literal('true_false_table')
const columns = z.array(z.strictObject({ id: partId, label: z.string().max(60) })).length(2)

export const trueFalseTable = {
  content: z.strictObject({
    type,
    prompt_html: html,
    columns,
    statements: z.array(part).min(1).max(10),
    credit: creditRule,
  }),
  /** Maps each statement to its right column. */
  key: z.strictObject({ type, column_ids: z.record(partId, partId) }),
  draft: z.strictObject({
    type,
    prompt: text,
    columns,
    statements: z.array(writtenPart).min(1).max(10),
    credit: creditRule,
  }),
}
