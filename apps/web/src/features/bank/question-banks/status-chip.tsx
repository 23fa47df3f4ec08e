import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

/** Of a bank or a question. Published is the normal state, and stays quiet. */
export const StatusChip = createStateChip(texts.questionStatuses, {
  draft: 'brand',
  in_review: 'brand',
  published: 'neutral',
  archived: 'neutral',
})
