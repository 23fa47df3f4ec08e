import { z } from 'zod'
import { choiceOf, partId } from './fields.ts'

export const weightedChoice = {
  ...choiceOf('weighted_choice', 5),
  /** What each option is worth, 1 to 5 in the TKP of SKD. Up to 10: a credit is a fraction of at most ten parts. */
  key: z.strictObject({
    type: z.literal('weighted_choice'),
    weights: z
      .record(partId, z.int().min(0).max(10))
      .refine(weights => Object.values(weights).some(weight => weight > 0)),
  }),
}
