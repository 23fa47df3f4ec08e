import { auth } from '@gerbang/contract/people/auth.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { storeLogin } from '../../api/token.ts'
import { stubStorage } from '../../testing/stub-storage.ts'
import { askAsOwner } from './ask-as-owner.ts'

const asked: { path: string; authorization: string | null }[] = []

beforeEach(() => {
  stubStorage('localStorage')
  asked.length = 0
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    asked.push({ path, authorization: new Headers(init.headers).get('authorization') })
    return Response.json({ message: '', data: { id: 'user-1' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

test('before the owner is known, whoever is signed in asks', async () => {
  storeLogin('token-1', 'user-1')
  expect(await askAsOwner(() => null).findUserId()).toBe('user-1')
  expect(asked).toMatchObject([{ authorization: 'Bearer token-1' }])
})

test('the owner asks as before, with the newest login', async () => {
  const { ask } = askAsOwner(() => 'user-1')
  storeLogin('token-1', 'user-1')
  storeLogin('token-2', 'user-1')
  await ask(auth.me, {})
  expect(asked).toMatchObject([{ authorization: 'Bearer token-2' }])
})

test('nothing leaves the device in the name of somebody else, and the sitting asks for its owner', async () => {
  storeLogin('token-2', 'user-2')
  const { ask, findUserId } = askAsOwner(() => 'user-1')
  await expect(ask(auth.me, {})).rejects.toMatchObject({ status: 401, code: 'unauthorized' })
  await expect(findUserId()).rejects.toMatchObject({ status: 401 })
  expect(asked).toEqual([])
})
