import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportUnauthorized } from '../api/unauthorized.ts'
import { stubStorage } from '../testing/stub-storage.ts'
import { leaveOnUnauthorized } from './leave-on-unauthorized.ts'
import { readToken, storeLogin } from '../api/token.ts'

beforeEach(() => {
  vi.useFakeTimers()
  stubStorage('localStorage')
  storeLogin('token-1', 'user-1')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser on a page, with the router that stands behind it. */
function open(address: string) {
  vi.stubGlobal('location', new URL(address, 'https://gerbang.example'))
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [address] })
  leaveOnUnauthorized(router)
  return () => router.state.location.pathname + router.state.location.search
}

test('the token is kept under the name that the specification gives', () => {
  expect(localStorage.getItem('token')).toBe('token-1')
})

test('a 401 removes the token at once and leads to the login a second later, with the way back', async () => {
  const where = open('/student/try-out?page=2#akhir')
  reportUnauthorized()
  expect(readToken()).toBeNull()
  await vi.advanceTimersByTimeAsync(999)
  expect(where()).toBe('/student/try-out?page=2')
  await vi.advanceTimersByTimeAsync(1)
  expect(where()).toBe('/login?redirect=%2Fstudent%2Ftry-out%3Fpage%3D2%23akhir')
})

test('on the login page a 401 leads nowhere', async () => {
  const where = open('/login?redirect=%2Fstudent')
  reportUnauthorized()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(where()).toBe('/login?redirect=%2Fstudent')
})

test('who has signed in again within the second stays', async () => {
  const where = open('/student/try-out')
  reportUnauthorized()
  storeLogin('token-2', 'user-1')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(where()).toBe('/student/try-out')
})
