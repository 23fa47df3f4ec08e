import { readClock } from './read-clock.ts'

const dayMs = 86_400_000

/** Midnights of the reader's clock between two times: 1 from tonight to tomorrow morning. */
export function countDays(from: string, to: string, timeZone: string): number {
  const dayOf = (iso: string) => Math.floor(readClock(iso, timeZone).local.getTime() / dayMs)
  return dayOf(to) - dayOf(from)
}
