import { scores } from '@gerbang/contract/scores/scores.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { ApiError, NetworkError } from '../api-error.ts'
import { download } from './download.ts'

const input = { params: { id: 'tryout-1' }, query: { format: 'csv' } } as const
const ignore = () => undefined

beforeEach(() => stubStorage('localStorage'))
afterEach(() => vi.unstubAllGlobals())

test('a file keeps the name that the server gave it, and progress counts its bytes', async () => {
  const parts = ['nama,', 'skor\n']
  const body = new ReadableStream({
    pull: controller => {
      const part = parts.shift()
      if (part === undefined) controller.close()
      else controller.enqueue(new TextEncoder().encode(part))
    },
  })
  const headers = {
    'content-disposition': 'attachment; filename="peringkat.csv"',
    'content-type': 'text/csv',
  }
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response(body, { headers })))
  vi.stubGlobal('fetch', fetched)
  const seen: number[] = []
  const file = await download(scores.export, input, bytes => seen.push(bytes))
  expect(fetched).toHaveBeenCalledWith(
    '/api/v1/admin/scores/tryouts/tryout-1/export?format=csv',
    expect.anything(),
  )
  expect(file.name).toBe('peringkat.csv')
  expect(await file.text()).toBe('nama,skor\n')
  expect(seen).toEqual([5, 10])
})

test("a refusal is told in the server's words", async () => {
  const refusal = { message: 'Server sedang sibuk.', code: 'overloaded' }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refusal, { status: 503 })))
  await expect(download(scores.export, input, ignore)).rejects.toEqual(
    new ApiError('Server sedang sibuk.', { status: 503, code: 'overloaded' }),
  )
})

test('a connection lost in the middle is no half file', async () => {
  const body = new ReadableStream({ pull: controller => controller.error(new TypeError('network error')) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)))
  await expect(download(scores.export, input, ignore)).rejects.toEqual(new NetworkError('network'))
})
