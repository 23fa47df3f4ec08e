import CalendarClock from 'icon:calendar-clock'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

/** Published is the normal state, and stays quiet. */
export const StateChip = createStateChip(texts.states, {
  draft: 'brand',
  scheduled: { tone: 'brand', icon: CalendarClock },
  published: 'neutral',
})
