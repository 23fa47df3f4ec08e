import { expect, test } from 'vitest'
import { isWholeOrder } from './display-order.ts'

test.each([
  { ids: ['b', 'a'], known: ['a', 'b'], whole: true },
  { ids: ['a'], known: ['a', 'b'], whole: false },
  { ids: ['a', 'a'], known: ['a', 'b'], whole: false },
  { ids: ['a', 'c'], known: ['a', 'b'], whole: false },
  { ids: ['a', 'b', 'c'], known: ['a', 'b'], whole: false },
  { ids: [], known: [], whole: true },
])('$ids is an order of $known: $whole', ({ ids, known, whole }) => {
  expect(isWholeOrder(ids, known)).toBe(whole)
})
