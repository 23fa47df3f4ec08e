import { tryouts } from '@gerbang/contract/exam/tryouts.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { query } from './query.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const list = query(tryouts.list, {})
const reply = { message: 'OK', data: [], meta: { page: 1, per_page: 20, total: 0 } }
const stored = 'gerbang-cache:guest'

/** The module holds the cache of one page load; a fresh import is the next load over the same store. */
async function openPage() {
  vi.resetModules()
  const { queryClient, restoreCache } = await import('./query-client.ts')
  const restoring = restoreCache()
  await vi.advanceTimersByTimeAsync(0)
  await restoring
  return queryClient
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
  stubStorage('localStorage')
  vi.stubGlobal(
    'fetch',
    vi.fn<() => Promise<Response>>(async () => Response.json(reply)),
  )
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a reply is fresh for five minutes', async () => {
  const client = await openPage()
  await client.fetchQuery(list)
  await vi.advanceTimersByTimeAsync(5 * minute - 1)
  await client.fetchQuery(list)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  await client.fetchQuery(list)
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('the cache is written to the disk at most once a second', async () => {
  const client = await openPage()
  await client.fetchQuery(list)
  await vi.advanceTimersByTimeAsync(0)
  const write = vi.spyOn(localStorage, 'setItem')
  client.setQueryData(list.queryKey, { ...reply, message: 'satu' })
  client.setQueryData(list.queryKey, { ...reply, message: 'dua' })
  await vi.advanceTimersByTimeAsync(999)
  expect(write).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(write).toHaveBeenCalledTimes(1)
  expect(localStorage.getItem(stored)).toContain('dua')
})

test.each([
  ['just under a day', 24 * hour - second, true],
  ['more than a day', 24 * hour + second, false],
])('the next visit after %s finds the replies of the last: %s, %s', async (_, pause, isFound) => {
  const client = await openPage()
  await client.fetchQuery(list)
  await vi.advanceTimersByTimeAsync(second)
  expect(localStorage.getItem(stored)).not.toBeNull()
  vi.setSystemTime(Date.now() + pause - second)
  const next = await openPage()
  expect(next.getQueryData(list.queryKey) !== undefined).toBe(isFound)
})
