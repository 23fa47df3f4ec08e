import { auth } from '@gerbang/contract/people/auth.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { NetworkError } from '../api-error.ts'
import { send } from './send.ts'

/** A server that never answers; like the browser's, the call ends when it is aborted. */
function hang(_url: unknown, { signal }: { signal: AbortSignal }) {
  return new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  stubStorage('localStorage')
  vi.stubGlobal('fetch', hang)
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a call is given up after 90 seconds and not before', async () => {
  const failed = vi.fn<(error: unknown) => void>()
  void send(auth.me, {}).catch(failed)
  await vi.advanceTimersByTimeAsync(89_999)
  expect(failed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(failed).toHaveBeenCalledWith(new NetworkError('timeout'))
})

test('a call that its page gave up says so', async () => {
  const controller = new AbortController()
  const sent = send(auth.me, { signal: controller.signal })
  controller.abort()
  await expect(sent).rejects.toEqual(new NetworkError('aborted'))
})
