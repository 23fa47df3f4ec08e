const parts = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
} as const

/** "2026-11-24T08:00" on the clocks of a zone, as a browser's field for date and time holds it. */
export function writeZonedTime(iso: string, timeZone: string): string {
  // Swedes write dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { ...parts, timeZone }).format(new Date(iso)).replace(' ', 'T')
}

/** The moment at which clocks of a zone show this; null when it is no time. */
export function readZonedTime(local: string, timeZone: string): string | null {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return null
  const shown = Date.parse(`${writeZonedTime(new Date(wanted).toISOString(), timeZone)}Z`)
  return new Date(wanted - (shown - wanted)).toISOString()
}
