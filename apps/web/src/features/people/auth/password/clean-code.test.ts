import { expect, test } from 'vitest'
import { cleanCode } from './clean-code.ts'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Kodemu: 123-456.', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['abc', ''],
])('%j holds the code %j', (typed, code) => {
  expect(cleanCode(typed)).toBe(code)
})
