import { users } from '@gerbang/contract/people/users.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { readAllPages } from './read-all-pages.ts'

const asked: URL[] = []

beforeEach(() => stubStorage('localStorage'))
afterEach(() => {
  vi.unstubAllGlobals()
  asked.length = 0
})

/** A list of so many rows, handed out in the pages that are asked for; `fails` is a page that is refused. */
function serveRows(total: number, fails = 0) {
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    const url = new URL(address, 'https://gerbang.test')
    asked.push(url)
    const page = Number(url.searchParams.get('page'))
    const size = Number(url.searchParams.get('per_page'))
    if (page === fails) return Response.json({ message: 'Coba lagi sebentar.' }, { status: 503 })
    const data = Array.from({ length: Math.max(0, Math.min(size, total - (page - 1) * size)) }, (_, at) => ({
      id: String((page - 1) * size + at),
    }))
    return Response.json({ message: 'OK', data, meta: { page, per_page: size, total } })
  })
}

const read = (most: number, signal?: AbortSignal) =>
  readAllPages(users.list, { query: { search: 'rani' } }, { most, ...(signal && { signal }) })

test.each([
  [0, 1],
  [1, 1],
  [100, 1],
  [101, 2],
  [250, 3],
])('of %i rows each comes once and in its order, with %i requests', async (total, requests) => {
  serveRows(total)
  const rows = await read(1_000)
  expect(rows.map(({ id }) => Number(id))).toEqual(Array.from({ length: total }, (_, at) => at))
  expect(asked).toHaveLength(requests)
})

test('more rows than wanted are not asked for', async () => {
  serveRows(900)
  expect(await read(200)).toHaveLength(200)
  expect(asked).toHaveLength(2)
})

test('every page is asked for with the search and the filters of the list', async () => {
  serveRows(150)
  await read(1_000)
  expect(asked.map(({ searchParams }) => [searchParams.get('search'), searchParams.get('page')])).toEqual([
    ['rani', '1'],
    ['rani', '2'],
  ])
})

test('one page that is refused refuses the whole, so that nobody acts on a part', async () => {
  serveRows(250, 2)
  await expect(read(1_000)).rejects.toThrow('Coba lagi sebentar.')
})

test('what is called off asks for nothing more', async () => {
  serveRows(250)
  await expect(read(1_000, AbortSignal.abort())).rejects.toMatchObject({ reason: 'aborted' })
  expect(asked).toEqual([])
})
