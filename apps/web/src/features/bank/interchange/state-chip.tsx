import type { ImportState } from '@gerbang/contract/bank/interchange.ts'
import { Ban, CircleCheck, CircleX, Flag, type LucideIcon } from 'lucide-react'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { texts } from './texts.ts'

const looks: Record<ImportState, { tone: Tone; icon: LucideIcon }> = {
  ready: { tone: 'ok', icon: CircleCheck },
  check: { tone: 'doubt', icon: Flag },
  no_key: { tone: 'bad', icon: CircleX },
  faulty: { tone: 'bad', icon: CircleX },
  skipped: { tone: 'neutral', icon: Ban },
}

export function StateChip({ state }: { state: ImportState }) {
  return <Chip {...looks[state]}>{texts.states[state]}</Chip>
}
