import CircleCheck from 'icon:circle-check'
import CircleDot from 'icon:circle-dot'
import PlayCircle from 'icon:circle-play'
import CircleSlash from 'icon:circle-slash'
import Clock from 'icon:clock'
import Lock from 'icon:lock'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

export const StatusChip = createStateChip(texts.status, {
  upcoming: Clock,
  open: { tone: 'brand', icon: CircleDot },
  closed: Lock,
  enrolled: { tone: 'brand', icon: CircleDot },
  in_progress: { tone: 'brand', icon: PlayCircle },
  finished: { tone: 'ok', icon: CircleCheck },
  void: { tone: 'bad', icon: CircleSlash },
})
