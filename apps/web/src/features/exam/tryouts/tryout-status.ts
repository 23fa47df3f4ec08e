import type { Attempt, TryoutCard } from '@gerbang/contract/exam/tryouts.ts'
import { CircleCheck, CircleDot, CircleSlash, Clock, Lock, type LucideIcon, PlayCircle } from 'lucide-react'
import type { Tone } from '../../../ui/chip.tsx'

export type TryoutStatus = 'upcoming' | 'open' | 'closed' | 'enrolled' | 'in_progress' | 'finished' | 'void'

/** One word for the phase of the try-out and the student's own attempt together. */
export function tellStatus({ phase, attempt }: Facts): TryoutStatus {
  if (attempt === null) return phase
  if (attempt.status === 'finished' || attempt.status === 'scored') return 'finished'
  if (attempt.status === 'void') return 'void'
  return phase === 'open' ? attempt.status : phase
}

type Facts = Pick<TryoutCard, 'phase'> & { attempt: Pick<Attempt, 'status'> | null }

export const statusLooks: Record<TryoutStatus, { tone: Tone; icon: LucideIcon }> = {
  upcoming: { tone: 'neutral', icon: Clock },
  open: { tone: 'brand', icon: CircleDot },
  closed: { tone: 'neutral', icon: Lock },
  enrolled: { tone: 'brand', icon: CircleDot },
  in_progress: { tone: 'brand', icon: PlayCircle },
  finished: { tone: 'ok', icon: CircleCheck },
  void: { tone: 'bad', icon: CircleSlash },
}
