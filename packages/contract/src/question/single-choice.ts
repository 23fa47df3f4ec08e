import { z } from 'zod'
import { choiceOf, partId } from './fields.ts'

export const singleChoice = {
  ...choiceOf('single_choice', 5),
  key: z.strictObject({ type: z.literal('single_choice'), option_id: partId }),
}
