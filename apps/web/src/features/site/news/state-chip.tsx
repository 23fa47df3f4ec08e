import type { NewsState } from '@gerbang/contract/site/news.ts'
import { CalendarClock } from 'lucide-react'
import { Chip } from '../../../ui/chip.tsx'
import { texts } from './texts.ts'

/** Published is the normal state, and stays quiet. */
export function StateChip({ state }: { state: NewsState }) {
  return (
    <Chip
      tone={state === 'published' ? 'neutral' : 'brand'}
      {...(state === 'scheduled' && { icon: CalendarClock })}
    >
      {texts.states[state]}
    </Chip>
  )
}
