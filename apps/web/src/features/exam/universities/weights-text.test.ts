import { expect, test } from 'vitest'
import { readWeights, writeWeights } from './weights-text.ts'

test.each([
  ['', {}],
  ['PM 2; PK 1,5', { PM: 2, PK: 1.5 }],
  ['pm: 2\nPK 0', { PM: 2, PK: 0 }],
])('%j is read as weights', (text, weights) => {
  expect(readWeights(text)).toEqual(weights)
})

test.each(['PM', 'PM dua', 'PM 2; PM 3', 'PM 200', '2 PM'])('%j is not', text => {
  expect(readWeights(text)).toBeUndefined()
})

test('what is written is read again', () => {
  const weights = { PM: 2, PK: 1.5, LBI: 0 }
  expect(readWeights(writeWeights(weights))).toEqual(weights)
})
