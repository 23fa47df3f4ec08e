import { createStateChip } from '../../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

/** Published is the normal state, and stays quiet. */
export const StatusChip = createStateChip(texts.statuses, {
  draft: 'brand',
  published: 'neutral',
  archived: 'neutral',
})
