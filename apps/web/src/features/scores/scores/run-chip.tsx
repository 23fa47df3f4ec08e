import { Ban, CircleCheck, CircleDashed, Hourglass, LoaderCircle, Replace, TriangleAlert } from 'lucide-react'
import { createStateChip } from '../../../ui/state-chip.tsx'
import { texts } from './texts.ts'

export const RunChip = createStateChip(texts.status, {
  queued: { tone: 'neutral', icon: Hourglass },
  running: { tone: 'brand', icon: LoaderCircle },
  done: { tone: 'doubt', icon: CircleDashed },
  failed: { tone: 'bad', icon: TriangleAlert },
  cancelled: { tone: 'neutral', icon: Ban },
  published: { tone: 'ok', icon: CircleCheck },
  superseded: { tone: 'neutral', icon: Replace },
})
