import { readClock } from '../../format/read-clock.ts'

/** "2026-11-24T08:00" on the clocks of a zone, as a browser's field for date and time holds it. */
export function writeZonedTime(iso: string, timeZone: string): string {
  return readClock(iso, timeZone).local.toISOString().slice(0, 16)
}

/** The moment at which clocks of a zone show this; null when it is no time. */
export function readZonedTime(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return null
  const shown = Date.parse(`${writeZonedTime(new Date(wanted).toISOString(), timeZone)}Z`)
  return new Date(wanted - (shown - wanted)).toISOString()
}
