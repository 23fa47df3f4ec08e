import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readToken, storeLogin } from '../api/token.ts'
import { onUnauthorized } from '../api/unauthorized.ts'
import { stubStorage } from '../testing/stub-storage.ts'
import { leave } from './leave.ts'
import { findViewer } from './viewer.ts'

beforeEach(() => {
  stubStorage('localStorage')
  storeLogin('token-1', 'user-1')
  onUnauthorized(leave)
})

afterEach(() => vi.unstubAllGlobals())

const answer = (status: number) =>
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ message: 'Sesi berakhir.', code: 'unauthorized' }, { status })),
  )

test('whose token holds no longer is nobody, and no fault of the page', async () => {
  answer(401)
  expect(await findViewer()).toBeUndefined()
  expect(readToken()).toBeNull()
})

test('whom the server cannot name just now stays signed in', async () => {
  answer(403)
  await expect(findViewer()).rejects.toThrow('Sesi berakhir.')
  expect(readToken()).toBe('token-1')
})
