import type { KeyedOutcome } from '../score-answer.ts'

/**
 * When a question that went wrong comes back: Leitner's boxes (1972). Right moves it on by one box, wrong back to the
 * first, so the gaps grow as long as it is remembered (Cepeda et al. 2006 on why they should).
 */
export const BOX_DAYS = [1, 3, 7, 16, 35] as const

export interface Returning {
  /** From 1; one more than there are boxes: learnt, and never asked again by itself. */
  box: number
  /** Days from the answer; null when learnt. */
  days: number | null
}

/** `box`: where it was, 0 for a question that is new here. A partly right answer stays where it is. */
export function findReturn(box: number, outcome: KeyedOutcome): Returning {
  const next = { correct: box + 1, partial: Math.max(1, box), wrong: 1, blank: 1 }[outcome]
  return { box: next, days: BOX_DAYS[next - 1] ?? null }
}
