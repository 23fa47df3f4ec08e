import { z } from 'zod'

/** `penalty`: all questions are worth the same, and wrong answers cost something. */
export const marks = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('points') }),
  z.strictObject({
    kind: z.literal('penalty'),
    correct: z.coerce.number().min(0.25).max(100),
    wrong: z.coerce.number().min(-100).max(0),
    blank: z.coerce.number().min(-100).max(100),
  }),
])
