import { findFormat } from './format-time.ts'

/** Midnights of the reader's clock between two times: 1 from tonight to tomorrow morning. */
export function countDays(from: string, to: string, timeZone: string): number {
  const dayOf = (iso: string) => Date.parse(findFormat({ timeZone }, 'en-CA').format(new Date(iso)))
  return Math.round((dayOf(to) - dayOf(from)) / 86_400_000)
}
