import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listBareNumbers, readAnswer, readNumber, readTolerance, writeDecimal } from './read-answer.ts'

test.each<[key: string, prompt: string, answer: ReturnType<typeof readAnswer>]>([
  ['12', '', { kind: 'number', value: 12, tolerance: 0 }],
  ['2,5', '', { kind: 'number', value: 2.5, tolerance: 0 }],
  ['1.250', '', { kind: 'number', value: 1250, tolerance: 0 }],
  ['3,14 ± 0,01', '', { kind: 'number', value: 3.14, tolerance: 0.01 }],
  ['3,14 (toleransi 0,1)', '', { kind: 'number', value: 3.14, tolerance: 0.1 }],
  ['3,14', 'Toleransi: 0,2', { kind: 'number', value: 3.14, tolerance: 0.2 }],
  ['Tokyo.', '', { kind: 'text', accepted: ['Tokyo'] }],
  ['Tokyo atau Edo', '', { kind: 'text', accepted: ['Tokyo', 'Edo'] }],
  ['Tokyo; Edo; Tokyo', '', { kind: 'text', accepted: ['Tokyo', 'Edo'] }],
  ['ibu / bunda', '', { kind: 'text', accepted: ['ibu', 'bunda'] }],
  ['km/jam', '', { kind: 'text', accepted: ['km', 'jam'] }],
  ['m/s', '', { kind: 'text', accepted: ['m/s'] }],
  [' . ', '', undefined],
])('the key “%s” below “%s”', (key, prompt, answer) => {
  expect(readAnswer(key, prompt)).toEqual(answer)
})

test('a number is read as it was written', () => {
  const numbers = fc
    .double({ min: -1e6, max: 1e6, noNaN: true })
    .map(value => Math.round(value * 1e4) / 1e4 + 0)
  fc.assert(
    fc.property(numbers, value => {
      expect(readNumber(writeDecimal(value))).toBeCloseTo(value, 8)
    }),
  )
})

test('a decimal comma, and no points between thousands', () => {
  expect([writeDecimal(1234.5), writeDecimal(-0.25), writeDecimal(1e21)]).toEqual([
    '1234,5',
    '-0,25',
    '1000000000000000000000',
  ])
})

test.each([
  ['toleransi 0,5', 0.5],
  ['Toleransi: ±2', 2],
  ['tanpa', 0],
])('the tolerance in “%s” is %s', (text, tolerance) => {
  expect(readTolerance(text)).toBe(tolerance)
})

test.each<[accepted: string[], bare: string[]]>([
  [['15 km'], ['15']],
  [['Rp5.000'], ['5.000', '5000']],
  [['20%'], ['20']],
  [['2,5 m/s'], ['2,5']],
  [['25 °C'], ['25']],
  [['2x'], []],
  [['3 n'], []],
  [['15 km', '20 km'], []],
  [['Tokyo'], []],
])('of %j the numbers alone are %j', (accepted, bare) => {
  expect(listBareNumbers(accepted)).toEqual(bare)
})
