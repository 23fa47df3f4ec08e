import { z } from 'zod'
import { creditRule, html, keepsOrder, part, partId, text, writtenPart } from './fields.ts'

const type = z.literal('multiple_choice')

export const multipleChoice = {
  content: z.strictObject({
    type,
    prompt_html: html,
    options: z.array(part).min(2).max(8),
    keeps_order: keepsOrder,
    credit: creditRule,
  }),
  key: z.strictObject({ type, option_ids: z.array(partId).min(1).max(8) }),
  draft: z.strictObject({
    type,
    prompt: text,
    options: z.array(writtenPart).min(2).max(8),
    keeps_order: keepsOrder,
    credit: creditRule,
  }),
}
