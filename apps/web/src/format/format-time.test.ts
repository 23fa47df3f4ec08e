import { expect, test } from 'vitest'
import { countDays } from './count-days.ts'
import { dayAndMonth, formatTime, formatWindow } from './format-time.ts'

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

const tell = (day: number) => {
  const iso = new Date(Date.UTC(2025, 10, day, 9)).toISOString()
  return [formatTime(iso, 'Asia/Pontianak', now), dayAndMonth(iso, 'Asia/Pontianak').day]
}

test('a page full of times makes each format once', () => {
  const own = Intl.DateTimeFormat
  let made = 0
  Intl.DateTimeFormat = new Proxy(own, {
    construct(target, wish: ConstructorParameters<typeof own>) {
      made++
      return new target(...wish)
    },
  })
  try {
    expect([1, 2, 3].map(tell)).toEqual([
      ['Sab, 1 Nov, 16.00 WIB', '1'],
      ['Min, 2 Nov, 16.00 WIB', '2'],
      ['Sen, 3 Nov, 16.00 WIB', '3'],
    ])
    const first = made
    expect(first).toBeGreaterThan(0)
    for (let day = 4; day <= 30; day++) tell(day)
    expect(made).toBe(first)
  } finally {
    Intl.DateTimeFormat = own
  }
})
