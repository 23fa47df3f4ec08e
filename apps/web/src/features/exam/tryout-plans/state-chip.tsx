import Archive from 'icon:archive'
import CircleCheck from 'icon:circle-check'
import CircleDot from 'icon:circle-dot'
import Clock from 'icon:clock'
import Lock from 'icon:lock'
import PencilLine from 'icon:pencil-line'
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
