import { CircleCheck, CircleDot, CircleSlash, Clock, Lock, PlayCircle } from 'lucide-react'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

export const StatusChip = createStateChip(texts.status, {
  upcoming: { tone: 'neutral', icon: Clock },
  open: { tone: 'brand', icon: CircleDot },
  closed: { tone: 'neutral', icon: Lock },
  enrolled: { tone: 'brand', icon: CircleDot },
  in_progress: { tone: 'brand', icon: PlayCircle },
  finished: { tone: 'ok', icon: CircleCheck },
  void: { tone: 'bad', icon: CircleSlash },
})
