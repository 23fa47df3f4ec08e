import { z } from 'zod'
import { inLetters } from '../fields.ts'

/** `penalty`: all questions are worth the same, and wrong answers cost something. */
export const marks = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('points') }),
  z.strictObject({
    kind: z.literal('penalty'),
    correct: inLetters(z.number().min(0.25).max(100)),
    wrong: inLetters(z.number().min(-100).max(0)),
    blank: inLetters(z.number().min(-100).max(100)),
  }),
])
