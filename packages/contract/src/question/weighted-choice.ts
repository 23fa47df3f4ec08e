import { z } from 'zod'
import { html, keepsOrder, part, partId, text, writtenPart } from './fields.ts'

const type = z.literal('weighted_choice')

export const weightedChoice = {
  content: z.strictObject({
    type,
    prompt_html: html,
    options: z.array(part).min(2).max(5),
    keeps_order: keepsOrder,
  }),
  /** What each option is worth, 1 to 5 in the TKP of SKD. Up to 10: a credit is a fraction of at most ten parts. */
  key: z.strictObject({
    type,
    weights: z
      .record(partId, z.int().min(0).max(10))
      .refine(weights => Object.values(weights).some(weight => weight > 0)),
  }),
  draft: z.strictObject({
    type,
    prompt: text,
    options: z.array(writtenPart).min(2).max(5),
    keeps_order: keepsOrder,
  }),
}
