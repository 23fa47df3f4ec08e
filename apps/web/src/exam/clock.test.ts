import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countRemaining,
  findThreshold,
  formatRemaining,
  readClock,
  restoreClock,
  saveOffset,
  type Clock,
} from './clock.ts'

const start = Date.parse('2026-11-21T01:00:00.000Z')
const iso = (ms: number) => new Date(ms).toISOString()

test('the time left is never more than the server would say, whatever the network does', () => {
  const reply = fc.record({
    wait: fc.integer({ min: 0, max: 60_000 }),
    there: fc.integer({ min: 0, max: 9_000 }),
    back: fc.integer({ min: 0, max: 9_000 }),
  })
  fc.assert(
    fc.property(fc.array(reply, { minLength: 1, maxLength: 12 }), replies => {
      let now = 500
      let clock: Clock | null = null
      for (const { wait, there, back } of replies) {
        const sent_at = now + wait
        now = sent_at + there + back
        clock = readClock(clock, { server_now: iso(start + sent_at + there), sent_at, received_at: now })
        const truth = start + 600_000 - (start + now)
        expect(countRemaining(clock, iso(start + 600_000), now)).toBeLessThanOrEqual(Math.max(0, truth))
        expect(clock.offset_min).toBeLessThanOrEqual(start)
      }
    }),
  )
})

test('a phone that slept learns the time again from the next reply', () => {
  const before = readClock(null, { server_now: iso(start), sent_at: 0, received_at: 100 })
  const after = readClock(before, { server_now: iso(start + 300_000), sent_at: 1_000, received_at: 1_100 })
  expect(countRemaining(after, iso(start + 600_000), 1_100)).toBe(299_900)
})

test('the clock survives a reload', () => {
  const clock = readClock(null, { server_now: iso(start), sent_at: 5_000, received_at: 5_000 })
  const wall = start + 7_777
  const offset = saveOffset(clock, wall, 5_000)
  const restored = restoreClock(offset, wall + 20_000, 30)
  expect(countRemaining(restored, iso(start + 60_000), 30)).toBe(40_000)
})

test.each([
  [0, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [60_000, '01:00'],
  [1_799_500, '30:00'],
  [3_661_000, '01:01:01'],
])('%i ms left is shown as %s', (ms, shown) => {
  expect(formatRemaining(ms)).toBe(shown)
})

test.each([
  [600_001, 600_000, 10],
  [600_000, 599_000, null],
  [301_000, 299_000, 5],
  [61_000, 59_000, 1],
  [700_000, 59_000, 1],
  [59_000, 58_000, null],
])('from %i to %i ms left speaks %s', (before, now, minutes) => {
  expect(findThreshold(before, now)).toBe(minutes)
})
