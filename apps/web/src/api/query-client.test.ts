import { tryouts } from '@gerbang/contract/tryouts.ts'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { query } from './query.ts'
import { isPersisted } from './query-client.ts'

const params = { slug: 'utbk-1' }

function cacheReply(path: string, input: object) {
  const client = new QueryClient()
  const queryKey = [path, input]
  client.setQueryData(queryKey, { data: null })
  return client.getQueryCache().find({ queryKey })
}

test('a list is kept on the disk', () => {
  const found = cacheReply(tryouts.list.path, {})
  expect(found && isPersisted(found)).toBe(true)
})

test('the checklist of a running attempt is not', () => {
  const found = cacheReply(tryouts.subjects.path, { params })
  expect(found && isPersisted(found)).toBe(false)
})

test('a reply that has not come is not', () => {
  expect(isPersisted({ queryKey: ['/tryouts'], state: { status: 'pending' } })).toBe(false)
})

test('live reads are stale at once, others keep the default', () => {
  expect(query(tryouts.subjects, { params })).toHaveProperty('staleTime', 0)
  expect(query(tryouts.get, { params })).not.toHaveProperty('staleTime')
})
