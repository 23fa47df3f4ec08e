import { expect, test } from 'vitest'
import { collapseCrumbs } from './collapse-crumbs.ts'

test.each([[['a']], [['a', 'b']], [['a', 'b', 'c']]])('%j stays whole', crumbs => {
  expect(collapseCrumbs(crumbs)).toEqual({ first: [], hidden: [], last: crumbs })
})

test('of more than three the first and the last two stay', () => {
  expect(collapseCrumbs(['a', 'b', 'c', 'd'])).toEqual({ first: ['a'], hidden: ['b'], last: ['c', 'd'] })
  expect(collapseCrumbs(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({
    first: ['a'],
    hidden: ['b', 'c', 'd'],
    last: ['e', 'f'],
  })
})
