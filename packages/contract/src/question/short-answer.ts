import { z } from 'zod'
import { html, text } from './fields.ts'

const type = z.literal('short_answer')
const input = z.enum(['number', 'text'])

export const shortAnswer = {
  content: z.strictObject({ type, prompt_html: html, input }),
  key: z.strictObject({
    type,
    answer: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('number'), value: z.number(), tolerance: z.number().min(0) }),
      z.strictObject({
        kind: z.literal('text'),
        accepted: z.array(z.string().min(1).max(200)).min(1).max(100),
      }),
    ]),
  }),
  draft: z.strictObject({ type, prompt: text, input }),
}
