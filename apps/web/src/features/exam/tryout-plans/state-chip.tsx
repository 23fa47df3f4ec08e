import type { PlanState } from '@gerbang/contract/exam/tryout-plans.ts'
import { CircleCheck, CircleDot, Clock, Lock, type LucideIcon, PencilLine, Archive } from 'lucide-react'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { texts } from './texts.ts'

const looks: Record<PlanState, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'neutral', icon: PencilLine },
  scheduled: { tone: 'neutral', icon: Clock },
  open: { tone: 'brand', icon: CircleDot },
  closed: { tone: 'neutral', icon: Lock },
  scored: { tone: 'ok', icon: CircleCheck },
  archived: { tone: 'neutral', icon: Archive },
}

export function StateChip({ state }: { state: PlanState }) {
  return <Chip {...looks[state]}>{texts.states[state]}</Chip>
}
