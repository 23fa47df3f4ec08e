import { expect, test } from 'vitest'
import { readZonedTime, writeZonedTime } from './zoned-time.ts'

test.each([
  ['Asia/Jakarta', '2026-11-24T08:00'],
  ['Asia/Makassar', '2026-11-24T09:00'],
  ['Asia/Jayapura', '2026-11-24T10:00'],
])('the clocks of %s show %s, and it is read back as the same moment', (zone, local) => {
  expect(writeZonedTime('2026-11-24T01:00:00.000Z', zone)).toBe(local)
  expect(readZonedTime(local, zone)).toBe('2026-11-24T01:00:00.000Z')
})

test('midnight belongs to the day that it begins', () => {
  expect(readZonedTime('2026-11-24T00:00', 'Asia/Jakarta')).toBe('2026-11-23T17:00:00.000Z')
  expect(writeZonedTime('2026-11-23T17:00:00.000Z', 'Asia/Jakarta')).toBe('2026-11-24T00:00')
})

test('half a date is no time', () => {
  expect(readZonedTime('', 'Asia/Jakarta')).toBeNull()
})
