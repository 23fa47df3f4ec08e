import { readClock } from './read-clock.ts'

const shortMonths = 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des'.split(' ')
const weekdays = 'Min Sen Sel Rab Kam Jum Sab'.split(' ')
const months = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
]

/** "Sen, 24 Nov, 08.00 WIB"; the year only when it is not this one. */
export function formatTime(iso: string, timeZone: string, now: Date): string {
  return `${formatDay(iso, timeZone, now)}, ${formatClock(iso, timeZone)}`
}

/** "Sen, 24 Nov, 08.00 – Min, 30 Nov, 22.00 WIB"; a window within one day names the day once. */
export function formatWindow(from: string, to: string, timeZone: string, now: Date): string {
  const startDay = formatDay(from, timeZone, now)
  const endDay = formatDay(to, timeZone, now)
  const endDayWords = startDay === endDay ? '' : `${endDay}, `
  return `${startDay}, ${formatHour(from, timeZone)} – ${endDayWords}${formatClock(to, timeZone)}`
}

/** "08.00 WIB", for what happens today. */
export function formatClock(iso: string, timeZone: string): string {
  return `${formatHour(iso, timeZone)} ${zoneName(iso, timeZone)}`
}

/** Day and month of a date tile: "24" and "Nov". */
export function dayAndMonth(iso: string, timeZone: string): { day: string; month: string } {
  const { local } = readClock(iso, timeZone)
  return { day: String(local.getUTCDate()), month: shortMonths[local.getUTCMonth()] ?? '' }
}

const yearOf = (iso: string | Date, timeZone: string) => readClock(iso, timeZone).local.getUTCFullYear()

function formatDay(iso: string, timeZone: string, now: Date) {
  const weekday = weekdays[readClock(iso, timeZone).local.getUTCDay()]
  const { day, month } = dayAndMonth(iso, timeZone)
  const year = yearOf(iso, timeZone)
  return `${weekday}, ${day} ${month}${year === yearOf(now, timeZone) ? '' : ` ${year}`}`
}

function formatHour(iso: string, timeZone: string) {
  return readClock(iso, timeZone).local.toISOString().slice(11, 16).replace(':', '.')
}

/** WIB, WITA or WIT. */
export const zoneName = (iso: string | Date, timeZone: string) => readClock(iso, timeZone).zone

/** "November 2026" */
export function formatMonth(iso: string, timeZone: string): string {
  return `${months[readClock(iso, timeZone).local.getUTCMonth()]} ${yearOf(iso, timeZone)}`
}

/** "16 November 2026" */
export function formatLongDate(iso: string, timeZone: string): string {
  return `${dayAndMonth(iso, timeZone).day} ${formatMonth(iso, timeZone)}`
}
