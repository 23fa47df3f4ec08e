import type { RunStatus } from '@gerbang/contract/scores/score-runs.ts'
import {
  Ban,
  CircleCheck,
  CircleDashed,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  Replace,
  TriangleAlert,
} from 'lucide-react'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { texts } from './texts.ts'

const looks: Record<RunStatus, { tone: Tone; icon: LucideIcon }> = {
  queued: { tone: 'neutral', icon: Hourglass },
  running: { tone: 'brand', icon: LoaderCircle },
  done: { tone: 'doubt', icon: CircleDashed },
  failed: { tone: 'bad', icon: TriangleAlert },
  cancelled: { tone: 'neutral', icon: Ban },
  published: { tone: 'ok', icon: CircleCheck },
  superseded: { tone: 'neutral', icon: Replace },
}

export function RunChip({ status }: { status: RunStatus }) {
  return <Chip {...looks[status]}>{texts.status[status]}</Chip>
}
