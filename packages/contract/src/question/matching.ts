import { z } from 'zod'
import { creditRule, html, keepsOrder, part, partId, text, writtenPart } from './fields.ts'

const type = z.literal('matching')

/**
 * Each item is matched with one of the options. An option may be right for several items or for none, so that the last pair
 * is never left over. With three options or more, no way to guess earns more than on a single choice.
 */
export const matching = {
  content: z.strictObject({
    type,
    prompt_html: html,
    items: z.array(part).min(2).max(8),
    options: z.array(part).min(3).max(8),
    keeps_order: keepsOrder,
    credit: creditRule,
  }),
  /** Maps each item to its right option. */
  key: z.strictObject({ type, pairs: z.record(partId, partId) }),
  draft: z.strictObject({
    type,
    prompt: text,
    items: z.array(writtenPart).min(2).max(8),
    options: z.array(writtenPart).min(3).max(8),
    keeps_order: keepsOrder,
    credit: creditRule,
  }),
}
