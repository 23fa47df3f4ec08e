import { expect, test } from 'vitest'
import { buildUrl } from './send.ts'

test('path parameters are filled and encoded', () => {
  expect(buildUrl('/tryouts/{slug}/progresses/{id}/answer', { params: { slug: 'a b', id: '7' } })).toBe(
    '/api/v1/tryouts/a%20b/progresses/7/answer',
  )
})

test('empty and undefined query values are left out', () => {
  expect(buildUrl('/tryouts', { query: { page: 2, search: '', phase: undefined } })).toBe(
    '/api/v1/tryouts?page=2',
  )
})

test('a call without parameters keeps its path', () => {
  expect(buildUrl('/me', {})).toBe('/api/v1/me')
})
