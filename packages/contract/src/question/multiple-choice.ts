import { z } from 'zod'
import { choiceOf, creditRule, partId } from './fields.ts'

const { content, draft } = choiceOf('multiple_choice', 8)

export const multipleChoice = {
  content: content.extend({ credit: creditRule }),
  key: z.strictObject({ type: z.literal('multiple_choice'), option_ids: z.array(partId).min(1).max(8) }),
  draft: draft.extend({ credit: creditRule }),
}
