import type { TryoutCard } from '@gerbang/contract/exam/tryouts.ts'
import { texts } from './texts.ts'

const words = texts.list.groups
type Dates = Pick<TryoutCard, 'phase' | 'opens_at' | 'closes_at'>
type FormatMonth = (iso: string) => string

function nameGroup({ phase, opens_at, closes_at }: Dates, formatMonth: FormatMonth): string {
  if (phase === 'upcoming') return words.upcoming(formatMonth(opens_at))
  if (phase === 'closed') return words.closed(formatMonth(opens_at))
  return closes_at === null ? words.endless : words.open
}

/** What is open, the months of what comes, what is always open, and the months of what is over; in the order of the list. */
export function groupTryouts<T extends Dates>(
  cards: T[],
  formatMonth: FormatMonth,
): [name: string, cards: T[]][] {
  const groups = new Map<string, T[]>()
  for (const card of cards) {
    const name = nameGroup(card, formatMonth)
    groups.set(name, [...(groups.get(name) ?? []), card])
  }
  return [...groups]
}
