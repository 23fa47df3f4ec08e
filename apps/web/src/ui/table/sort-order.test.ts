import { expect, test } from 'vitest'
import { findPlace, makeWay, moveEntry } from './sort-order.ts'

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, 1, ['b', 'a', 'c']],
])('the entry from %i to %i leaves the others in their order', (from, to, order) => {
  expect(moveEntry(['a', 'b', 'c'], from, to)).toEqual(order)
})

test.each([
  [0, 20, 0],
  [0, 151, 1],
  [0, 400, 2],
  [2, 100, 1],
  [2, -5, 0],
  [1, 150, 1],
])('row %i with its middle at %i belongs to place %i', (from, middle, place) => {
  expect(findPlace([50, 150, 250], from, middle)).toBe(place)
})

test('rows between the old and the new place make way, and no others', () => {
  expect([0, 1, 2, 3].map(index => makeWay(index, 0, 2, 60))).toEqual([0, -60, -60, 0])
  expect([0, 1, 2, 3].map(index => makeWay(index, 3, 1, 60))).toEqual([0, 60, 60, 0])
})
