import { expect, test } from 'vitest'
import { writeCalendar } from './calendar-file.ts'

const entry = {
  id: '0190',
  slug: 'try-out-3',
  title: 'Try Out 3; besar, dan \\ panjang sekali supaya barisnya harus dilipat beberapa kali — ya',
  opens_at: '2026-12-05T01:00:00.000Z',
  duration_seconds: 5400,
}
const file = writeCalendar(entry, 'Masuk.', 'https://gerbang.test', new Date('2026-11-22T00:00:00.000Z'))
const unfolded = file.replaceAll('\r\n ', '').split('\r\n')

test('a calendar reads when it begins and ends, what it is, and when to remind', () => {
  expect(unfolded).toEqual(
    expect.arrayContaining([
      'DTSTART:20261205T010000Z',
      'DTEND:20261205T023000Z',
      'DTSTAMP:20261122T000000Z',
      'URL:https://gerbang.test/student/try-out/detail/try-out-3',
      'TRIGGER:-P1D',
      'TRIGGER:-PT1H',
    ]),
  )
  expect(unfolded.find(line => line.startsWith('SUMMARY:'))).toBe(
    'SUMMARY:Try Out 3\\; besar\\, dan \\\\ panjang sekali supaya barisnya harus dilipat beberapa kali — ya',
  )
})

test('no line is longer than 75 bytes', () => {
  const lengths = file.split('\r\n').map(line => new TextEncoder().encode(line).length)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(lengths.filter(length => length > 70).length).toBeGreaterThan(0)
})
