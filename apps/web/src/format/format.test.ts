import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, writeNumber } from '../ui/form/number-text.ts'
import { readZonedTime, writeZonedTime } from '../ui/form/zoned-time.ts'
import { formatDuration } from './format-duration.ts'
import { formatCount, formatScore, formatTenth } from './format-number.ts'
import { describeScore } from './score-range.ts'

const unitSeconds: Record<string, number> = { jam: 3_600, menit: 60, detik: 1 }
const readDuration = (words: string) =>
  [...words.matchAll(/(\d+) (jam|menit|detik)/g)].reduce(
    (sum, [, count, unit = '']) => sum + Number(count) * (unitSeconds[unit] ?? 0),
    0,
  )

test('a duration in words is the duration in seconds', () => {
  fc.assert(
    fc.property(fc.nat(100 * 3_600), seconds => {
      expect(readDuration(formatDuration(seconds))).toBe(seconds)
    }),
  )
})

test('no part of a duration is nothing, but for a duration of nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 360_000 }), seconds => {
      expect(formatDuration(seconds)).not.toMatch(/(^| )0 /)
    }),
  )
})

test('a number that was written is read as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }), (whole, places) => {
      const value = whole / 10 ** places
      expect(readNumber(writeNumber(value))).toBeCloseTo(value, 8)
    }),
  )
})

test('whatever is typed is a number, nothing, or no number, and never fails', () => {
  fc.assert(
    fc.property(fc.string(), typed => {
      const value = readNumber(typed)
      expect(value === null).toBe(typed.replaceAll(/\s/g, '') === '')
    }),
  )
})

test('counts have dots between thousands, scores always two places, tenths none that say nothing', () => {
  expect([formatCount(1_250_000), formatCount(12.6)]).toEqual(['1.250.000', '13'])
  expect([formatScore(612.4), formatScore(612), formatScore(1_000)]).toEqual(['612,40', '612,00', '1.000,00'])
  expect([formatTenth(97.44), formatTenth(97)]).toEqual(['97,4', '97'])
})

test('counts keep the order of what they count', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e9), (a, b) => {
      const read = (text: string) => Number(text.replaceAll('.', ''))
      expect(Math.sign(read(formatCount(a)) - read(formatCount(b)))).toBe(Math.sign(a - b))
    }),
  )
})

test('the range of a score holds it and stays on its scale', () => {
  const scale = { min: 200, max: 1_000 }
  const read = (text: string) => Number(text.replaceAll('.', ''))
  fc.assert(
    fc.property(fc.integer({ min: 200, max: 1_000 }), fc.integer({ min: 0, max: 300 }), (score, se) => {
      const { from, to } = describeScore(score, se, scale)
      expect(read(from)).toBeGreaterThanOrEqual(scale.min)
      expect(read(to)).toBeLessThanOrEqual(scale.max)
      expect(read(from)).toBeLessThanOrEqual(score)
      expect(read(to)).toBeGreaterThanOrEqual(score)
    }),
  )
})

test('a moment that a field shows is read back as that moment, in every zone of Indonesia', () => {
  const zones = fc.constantFrom('Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura')
  const minutes = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2100, 0) / 60_000 })
  fc.assert(
    fc.property(zones, minutes, (zone, minute) => {
      const iso = new Date(minute * 60_000).toISOString()
      expect(readZonedTime(writeZonedTime(iso, zone), zone)).toBe(iso)
    }),
  )
})
