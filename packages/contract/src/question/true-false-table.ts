import { z } from 'zod'
import { creditRule, html, part, partId } from './fields.ts'

const type = z.literal('true_false_table')

export const trueFalseTable = {
  content: z.strictObject({
    type,
    prompt_html: html,
    columns: z.array(z.strictObject({ id: partId, label: z.string().max(60) })).length(2),
    statements: z.array(part).min(1).max(10),
    credit: creditRule,
  }),
  /** Maps each statement to its right column. */
  key: z.strictObject({ type, column_ids: z.record(partId, partId) }),
}
