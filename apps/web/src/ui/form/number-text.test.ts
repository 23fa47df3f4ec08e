import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNumber, writeNumber } from './number-text.ts'

test.each([
  ['', null],
  ['12', 12],
  ['1.250', 1250],
  ['1.250.000', 1_250_000],
  ['1.250,75', 1250.75],
  ['0,5', 0.5],
  ['12.5', 12.5],
  ['-3', -3],
  ['−1,5', -1.5],
  ['0.125', 0.125],
  ['0.500', 0.5],
  ['1.25', 1.25],
  ['1 250', 1250],
  ['dua', Number.NaN],
  ['1,2,3', Number.NaN],
])('%j is read as %j', (typed, value) => {
  expect(readNumber(typed)).toBe(value)
})

test.each([null, 0, 7, 1250, 1_250_000.5, -3])('%j is read back as it was written', value => {
  expect(readNumber(writeNumber(value))).toBe(value)
})

test('thousands are told apart by dots, decimals by a comma', () => {
  expect(writeNumber(1250.5)).toBe('1.250,5')
})

test('whatever stands in a field is read back as the number that it was', () => {
  const places = fc.integer({ min: 0, max: 6 })
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), places, (digits, decimals) => {
      const number = Number(`${digits}e-${decimals}`)
      expect(readNumber(writeNumber(number))).toBe(number)
    }),
  )
})
