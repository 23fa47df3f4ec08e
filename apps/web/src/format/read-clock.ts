/** What calendar and clock of a zone show at a moment. Months and weekdays count from 0, weekdays from Sunday. */
export interface ClockReading {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
  /** WIB, WITA or WIT; the offset anywhere else. */
  zone: string
}

const hourMs = 3_600_000

/** Indonesia has changed no clock since 1988. Asking the browser instead takes a slow phone 200 ms once. */
const zones = new Map([
  ['Asia/Jakarta', { hours: 7, name: 'WIB' }],
  ['Asia/Pontianak', { hours: 7, name: 'WIB' }],
  ['Asia/Makassar', { hours: 8, name: 'WITA' }],
  ['Asia/Jayapura', { hours: 9, name: 'WIT' }],
])

export function readClock(date: Date, timeZone: string): ClockReading {
  const zone = zones.get(timeZone)
  if (zone === undefined) return askBrowser(date, timeZone)
  const shown = new Date(date.getTime() + zone.hours * hourMs)
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth(),
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
    zone: zone.name,
  }
}

const parts = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  timeZoneName: 'short',
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format is made once: a slow phone takes two milliseconds for one, and a page shows dozens of times. */
function askBrowser(date: Date, timeZone: string): ClockReading {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('id-ID', { ...parts, timeZone })
  formats.set(timeZone, format)
  const found = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]))
  const count = (type: Intl.DateTimeFormatPartTypes) => Number(found.get(type))
  const [year, month, day] = [count('year'), count('month') - 1, count('day')]
  return {
    year,
    month,
    day,
    weekday: new Date(Date.UTC(year, month, day)).getUTCDay(),
    hour: count('hour'),
    minute: count('minute'),
    zone: found.get('timeZoneName') ?? '',
  }
}
