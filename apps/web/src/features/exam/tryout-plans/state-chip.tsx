import { Archive, CircleCheck, CircleDot, Clock, Lock, PencilLine } from 'lucide-react'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

export const StateChip = createStateChip(texts.states, {
  draft: { tone: 'neutral', icon: PencilLine },
  scheduled: { tone: 'neutral', icon: Clock },
  open: { tone: 'brand', icon: CircleDot },
  closed: { tone: 'neutral', icon: Lock },
  scored: { tone: 'ok', icon: CircleCheck },
  archived: { tone: 'neutral', icon: Archive },
})
