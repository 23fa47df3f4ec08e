import Archive from 'icon:archive'
import CircleCheck from 'icon:circle-check'
import CircleDot from 'icon:circle-dot'
import Clock from 'icon:clock'
import Lock from 'icon:lock'
import PencilLine from 'icon:pencil-line'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

export const StateChip = createStateChip(texts.states, {
  draft: PencilLine,
  scheduled: Clock,
  open: { tone: 'brand', icon: CircleDot },
  closed: Lock,
  scored: { tone: 'ok', icon: CircleCheck },
  archived: Archive,
})
