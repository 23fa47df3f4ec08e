import { readClock } from './read-clock.ts'

/** Midnights of the reader's clock between two times: 1 from tonight to tomorrow morning. */
export function countDays(from: string, to: string, timeZone: string): number {
  const dayOf = (iso: string) => {
    const { year, month, day } = readClock(new Date(iso), timeZone)
    return Date.UTC(year, month, day) / 86_400_000
  }
  return dayOf(to) - dayOf(from)
}
