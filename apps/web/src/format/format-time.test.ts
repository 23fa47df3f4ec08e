import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDays } from './count-days.ts'
import {
  dayAndMonth,
  formatLongDate,
  formatMonth,
  formatTime,
  formatWindow,
  zoneName,
} from './format-time.ts'

const now = new Date('2025-11-20T00:00:00Z')

test.each([
  ['Asia/Jakarta', 'Sen, 24 Nov, 08.00 WIB'],
  ['Asia/Makassar', 'Sen, 24 Nov, 09.00 WITA'],
  ['Asia/Jayapura', 'Sen, 24 Nov, 10.00 WIT'],
])('in %s the reader sees their own clock', (zone, words) => {
  expect(formatTime('2025-11-24T01:00:00Z', zone, now)).toBe(words)
})

test('another year is named', () => {
  expect(formatTime('2026-01-05T01:00:00Z', 'Asia/Jakarta', now)).toBe('Sen, 5 Jan 2026, 08.00 WIB')
})

test('a window over several days names both', () => {
  expect(formatWindow('2025-11-24T01:00:00Z', '2025-11-30T15:00:00Z', 'Asia/Jakarta', now)).toBe(
    'Sen, 24 Nov, 08.00 – Min, 30 Nov, 22.00 WIB',
  )
})

test('a window within one day names it once', () => {
  expect(formatWindow('2025-11-24T01:00:00Z', '2025-11-24T05:00:00Z', 'Asia/Jakarta', now)).toBe(
    'Sen, 24 Nov, 08.00 – 12.00 WIB',
  )
})

test.each([
  ['2025-11-23T13:00:00Z', '2025-11-24T01:00:00Z', 1],
  ['2025-11-23T18:00:00Z', '2025-11-24T01:00:00Z', 0],
  ['2025-11-23T16:59:00Z', '2025-11-30T01:00:00Z', 7],
])('from %s to %s the clock of Jakarta passes midnight %i times', (from, to, days) => {
  expect(countDays(from, to, 'Asia/Jakarta')).toBe(days)
})

test('the tile shows the local day, not the UTC one', () => {
  expect(dayAndMonth('2025-11-23T20:00:00Z', 'Asia/Jakarta')).toEqual({ day: '24', month: 'Nov' })
})

test('a reader elsewhere is told the western time, by its name', () => {
  expect(formatTime('2025-11-24T01:00:00Z', 'Asia/Tokyo', now)).toBe('Sen, 24 Nov, 08.00 WIB')
})

const moments = fc.integer({ min: Date.UTC(1988, 0, 2), max: Date.UTC(2100, 0) }).map(ms => new Date(ms))
const zones = fc.constantFrom('Asia/Jakarta', 'Asia/Pontianak', 'Asia/Makassar', 'Asia/Jayapura')

test('days, hours and zones read as the browser writes them in Indonesian', () => {
  fc.assert(
    fc.property(moments, zones, (date, timeZone) => {
      const write = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('id-ID', { ...options, timeZone }).format(date)
      const iso = date.toISOString()
      const past = new Date('1987-06-01T00:00:00Z')
      const day = write({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
      const clock = write({ hour: '2-digit', minute: '2-digit' })
      const zone = zoneName(date, timeZone)
      expect(formatTime(iso, timeZone, past)).toBe(`${day}, ${clock} ${zone}`)
      expect(write({ timeZoneName: 'short' })).toContain(zone)
      expect(formatLongDate(iso, timeZone)).toBe(write({ dateStyle: 'long' }))
      expect(formatMonth(iso, timeZone)).toBe(write({ month: 'long', year: 'numeric' }))
    }),
  )
})
