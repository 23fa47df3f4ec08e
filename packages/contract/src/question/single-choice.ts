import { z } from 'zod'
import { html, keepsOrder, part, partId, text, writtenPart } from './fields.ts'

const type = z.literal('single_choice')

export const singleChoice = {
  content: z.strictObject({
    type,
    prompt_html: html,
    options: z.array(part).min(2).max(5),
    keeps_order: keepsOrder,
  }),
  key: z.strictObject({ type, option_id: partId }),
  draft: z.strictObject({
    type,
    prompt: text,
    options: z.array(writtenPart).min(2).max(5),
    keeps_order: keepsOrder,
  }),
}
