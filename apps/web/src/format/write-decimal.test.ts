import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeDecimal } from './write-decimal.ts'

const places = fc.constantFrom([0, 0], [0, 1], [2, 2], [0, 3])
const numbers = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.integer({ min: -1e9, max: 1e9 }).map(whole => whole / 1_000),
  fc.integer({ min: -1e6, max: 1e6 }),
)

test('numbers read as the browser writes them in Indonesian', () => {
  fc.assert(
    fc.property(numbers, places, (value, [least = 0, most = 0]) => {
      const format = new Intl.NumberFormat('id-ID', {
        signDisplay: 'negative',
        minimumFractionDigits: least,
        maximumFractionDigits: most,
      })
      expect(writeDecimal(value, least, most)).toBe(format.format(value))
    }),
  )
})

test.each([
  [1.005, 2, 2, '1,01'],
  [-0.004, 2, 2, '0,00'],
  [-0.5, 0, 0, '-1'],
  [0.1 + 0.2, 0, 10, '0,3'],
  [1e-7, 0, 10, '0,0000001'],
  [1_000_000_000.25, 0, 10, '1.000.000.000,25'],
  [2_000, 0, 3, '2.000'],
])('%f with %i to %i decimals is %s', (value, least, most, words) => {
  expect(writeDecimal(value, least, most)).toBe(words)
})
