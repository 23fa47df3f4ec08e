import { expect, test } from 'vitest'
import { readListState, toListQuery, writeListState } from './list-address.ts'

test('an address that was written reads the same', () => {
  const state = { filter: 'mine', search: 'utbk 2026', page: 3 } as const
  expect(readListState(new URLSearchParams(writeListState(state)))).toEqual(state)
})

test('the start has an empty query', () => {
  expect(writeListState({ filter: 'all', search: '', page: 1 })).toBe('?')
})

test('nonsense in the address falls back to the start', () => {
  expect(readListState(new URLSearchParams('filter=x&page=-2'))).toEqual({
    filter: 'all',
    search: '',
    page: 1,
  })
})

test.each([
  ['all', { page: 1, sort: 'near' }],
  ['open', { page: 1, sort: 'near', phase: 'open' }],
  ['upcoming', { page: 1, sort: 'near', phase: 'upcoming' }],
  ['mine', { page: 1, sort: 'near', attempt: 'mine' }],
] as const)('the filter %s asks the server for it', (filter, query) => {
  expect(toListQuery({ filter, search: '', page: 1 })).toEqual(query)
})
