import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { canKeepAnswers, hasSpace } from './check-device.ts'

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
})
afterEach(() => void vi.unstubAllGlobals())

const estimate = (answer: () => Promise<StorageEstimate>) =>
  vi.stubGlobal('navigator', { storage: { estimate: answer } })
const mebibyte = 1024 * 1024

test('a device that stores passes the check, and nothing of the check stays on it', async () => {
  expect(await canKeepAnswers()).toBe(true)
  expect(await indexedDB.databases()).toEqual([])
})

test('a private window that offers storage and then refuses does not pass', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no', 'InvalidStateError')
  })
  expect(await canKeepAnswers()).toBe(false)
})

test('a browser without storage does not pass', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError')
  })
  expect(await canKeepAnswers()).toBe(false)
})

test('a nearly full device is told apart from one with room', async () => {
  estimate(async () => ({ quota: 100 * mebibyte, usage: 10 * mebibyte }))
  expect(await hasSpace()).toBe(true)
  estimate(async () => ({ quota: 100 * mebibyte, usage: 81 * mebibyte }))
  expect(await hasSpace()).toBe(false)
})

test('a browser that will not tell is given the benefit of the doubt', async () => {
  estimate(async () => ({}))
  expect(await hasSpace()).toBe(true)
  estimate(() => Promise.reject(new Error('no')))
  expect(await hasSpace()).toBe(true)
  vi.stubGlobal('navigator', {})
  expect(await hasSpace()).toBe(true)
})
