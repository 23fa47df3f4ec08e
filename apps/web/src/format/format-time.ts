const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
const clock = { hour: '2-digit', minute: '2-digit' } as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** Made once for each wish: a slow phone takes two milliseconds for one, and a page shows dozens of times. */
export function findFormat(options: Intl.DateTimeFormatOptions, locale = 'id-ID'): Intl.DateTimeFormat {
  const wish = JSON.stringify([locale, options])
  const found = formats.get(wish) ?? new Intl.DateTimeFormat(locale, options)
  formats.set(wish, found)
  return found
}

/** "Sen, 24 Nov, 08.00 WIB"; the year only when it is not this one. */
export function formatTime(iso: string, timeZone: string, now: Date): string {
  const date = new Date(iso)
  return `${formatDay(date, timeZone, now)}, ${formatHour(date, timeZone)} ${zoneName(date, timeZone)}`
}

/** "Sen, 24 Nov, 08.00 – Min, 30 Nov, 22.00 WIB"; a window within one day names the day once. */
export function formatWindow(from: string, to: string, timeZone: string, now: Date): string {
  const [start, end] = [new Date(from), new Date(to)]
  const startDay = formatDay(start, timeZone, now)
  const endDay = formatDay(end, timeZone, now)
  const endDayWords = startDay === endDay ? '' : `${endDay}, `
  return `${startDay}, ${formatHour(start, timeZone)} – ${endDayWords}${formatHour(end, timeZone)} ${zoneName(end, timeZone)}`
}

/** "08.00 WIB", for what happens today. */
export function formatClock(iso: string, timeZone: string): string {
  const date = new Date(iso)
  return `${formatHour(date, timeZone)} ${zoneName(date, timeZone)}`
}

/** Day and month of a date tile: "24" and "Nov". */
export function dayAndMonth(iso: string, timeZone: string): { day: string; month: string } {
  const date = new Date(iso)
  return {
    day: format(date, { day: 'numeric', timeZone }),
    month: format(date, { month: 'short', timeZone }),
  }
}

function formatDay(date: Date, timeZone: string, now: Date) {
  const isThisYear =
    format(date, { year: 'numeric', timeZone }) === format(now, { year: 'numeric', timeZone })
  return format(date, { ...day, ...(isThisYear ? {} : { year: 'numeric' }), timeZone })
}

function formatHour(date: Date, timeZone: string) {
  return format(date, { ...clock, timeZone })
}

/** WIB, WITA or WIT; the offset anywhere else. */
export function zoneName(date: Date, timeZone: string) {
  const parts = findFormat({ timeZoneName: 'short', timeZone }).formatToParts(date)
  return parts.find(part => part.type === 'timeZoneName')?.value ?? ''
}

function format(date: Date, options: Intl.DateTimeFormatOptions) {
  return findFormat(options).format(date)
}

/** "November 2026" */
export function formatMonth(iso: string, timeZone: string): string {
  return format(new Date(iso), { month: 'long', year: 'numeric', timeZone })
}

/** "16 November 2026" */
export function formatLongDate(iso: string, timeZone: string): string {
  return findFormat({ dateStyle: 'long', timeZone }).format(new Date(iso))
}
