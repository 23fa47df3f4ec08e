import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseNumber } from './parse-number.ts'

test.each([
  ['1250', [1250]],
  ['1.250,5', [1250.5]],
  ['1250.5', [1250.5]],
  ['1250,5', [1250.5]],
  ['1,250.5', [1250.5]],
  ['1.250.000', [1_250_000]],
  ['1,250,000', [1_250_000]],
  ['1 250 000', [1_250_000]],
  ['1\u00a0250,5', [1250.5]],
  ['1\u202f250.5', [1250.5]],
  [' 42 ', [42]],
  ['-3', [-3]],
  ['−3', [-3]],
  ['– 3', [-3]],
  ['+3', [3]],
  ['-0', [0]],
  ['007', [7]],
  [',5', [0.5]],
  ['.5', [0.5]],
  ['0.125', [0.125]],
  ['0,125', [0.125]],
  ['3/4', [0.75]],
  ['3 / 4', [0.75]],
  ['3⁄4', [0.75]],
  ['-3/4', [-0.75]],
  ['1 1/2', [1.5]],
  ['-1 1/2', [-1.5]],
  ['½', [0.5]],
  ['1½', [1.5]],
  ['- 2 ¾', [-2.75]],
])('%j reads as %j', (typed, readings) => {
  expect(parseNumber(typed)).toEqual(readings)
})

test.each([
  ['1.250', [1250, 1.25]],
  ['1,250', [1.25, 1250]],
  ['-12.500', [-12_500, -12.5]],
])('%j is ambiguous and reads as %j, the Indonesian reading first', (typed, readings) => {
  expect(parseNumber(typed)).toEqual(readings)
})

test.each([
  '',
  ' ',
  '-',
  ',',
  '.',
  '/',
  '12 %',
  '12%',
  'Rp 500',
  '5 cm',
  '1 2',
  '12 34',
  '1.25.0',
  '1.250.00',
  '1.2,3.4',
  '1.250 000',
  '5,',
  '5-3',
  '--3',
  '1/0',
  '1/',
  '1/2/3',
  '1,5/2',
  '10²',
  '1e3',
  'Infinity',
  'NaN',
  '0x10',
  'x',
  '9'.repeat(400),
])('%j is not a number', typed => {
  expect(parseNumber(typed)).toEqual([])
})

test('a number written the Indonesian way and the English way is among the readings of both', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1e9, max: 1e9 }),
      fc.integer({ min: 0, max: 999 }),
      (whole, thousandths) => {
        const value = whole + (Math.sign(whole) || 1) * (thousandths / 1000)
        for (const locale of ['id-ID', 'en-US']) {
          const typed = value.toLocaleString(locale, { maximumFractionDigits: 3 })
          const readings = parseNumber(typed)
          expect(readings.some(reading => Math.abs(reading - value) < 1e-6)).toBe(true)
        }
      },
    ),
  )
})

test('any text gives at most two finite readings', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[-+ .,/0-9½]*$/)), typed => {
      const readings = parseNumber(typed)
      expect(readings.length).toBeLessThanOrEqual(2)
      expect(readings.every(Number.isFinite)).toBe(true)
    }),
  )
})
