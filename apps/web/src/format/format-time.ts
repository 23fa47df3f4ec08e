import { readClock } from './read-clock.ts'

const weekdays = ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab']
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
const shortMonth = (month: number) => months[month]?.slice(0, 3) ?? ''
const twoDigits = (count: number) => String(count).padStart(2, '0')

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
  return `${formatHour(iso, timeZone)} ${zoneName(new Date(iso), timeZone)}`
}

/** Day and month of a date tile: "24" and "Nov". */
export function dayAndMonth(iso: string, timeZone: string): { day: string; month: string } {
  const { day, month } = readClock(new Date(iso), timeZone)
  return { day: String(day), month: shortMonth(month) }
}

function formatDay(iso: string, timeZone: string, now: Date) {
  const { year, month, day, weekday } = readClock(new Date(iso), timeZone)
  const yearWords = year === readClock(now, timeZone).year ? '' : ` ${year}`
  return `${weekdays[weekday]}, ${day} ${shortMonth(month)}${yearWords}`
}

function formatHour(iso: string, timeZone: string) {
  const { hour, minute } = readClock(new Date(iso), timeZone)
  return `${twoDigits(hour)}.${twoDigits(minute)}`
}

/** WIB, WITA or WIT; the offset anywhere else. */
export const zoneName = (date: Date, timeZone: string) => readClock(date, timeZone).zone

/** "November 2026" */
export function formatMonth(iso: string, timeZone: string): string {
  const { year, month } = readClock(new Date(iso), timeZone)
  return `${months[month]} ${year}`
}

/** "16 November 2026" */
export function formatLongDate(iso: string, timeZone: string): string {
  return `${readClock(new Date(iso), timeZone).day} ${formatMonth(iso, timeZone)}`
}
