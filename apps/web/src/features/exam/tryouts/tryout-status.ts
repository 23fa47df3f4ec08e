import type { Attempt, TryoutCard } from '@gerbang/contract/exam/tryouts.ts'

export type TryoutStatus = 'upcoming' | 'open' | 'closed' | 'enrolled' | 'in_progress' | 'finished' | 'void'

/** One word for the phase of the try-out and the student's own attempt together. */
export function tellStatus({ phase, attempt }: Facts): TryoutStatus {
  if (attempt === null) return phase
  if (attempt.status === 'finished' || attempt.status === 'scored') return 'finished'
  if (attempt.status === 'void') return 'void'
  return phase === 'open' ? attempt.status : phase
}

type Facts = Pick<TryoutCard, 'phase'> & { attempt: Pick<Attempt, 'status'> | null }
