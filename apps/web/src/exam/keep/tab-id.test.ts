import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import { claimTabId, makeId, rememberTabId } from './tab-id.ts'

const held = new Set<string>()

/** Locks as a browser has them: who comes second waits until its patience ends. */
const request = (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<never>) => {
  if (!held.has(name)) {
    held.add(name)
    return run()
  }
  return new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
  )
}

beforeEach(() => {
  held.clear()
  stubStorage('localStorage')
  stubStorage('sessionStorage')
  vi.stubGlobal('navigator', { locks: { request } })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const reload = () => held.clear()

test('a tab keeps its name over reloads', async () => {
  const name = await claimTabId('place')
  reload()
  expect(await claimTabId('place')).toBe(name)
})

test('a duplicated tab, which inherits the name, takes another after a short wait', async () => {
  const name = await claimTabId('place')
  const second = claimTabId('place')
  await vi.advanceTimersByTimeAsync(800)
  expect(await second).not.toBe(name)
  expect(held.size).toBe(2)
})

test('a page without HTTPS has no locks and is named all the same', async () => {
  vi.stubGlobal('navigator', {})
  const name = await claimTabId('place')
  expect(await claimTabId('place')).toBe(name)
})

test('a store that is forbidden costs the memory of the name, not the sitting', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError')
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(await claimTabId('place')).toMatch(/^[0-9a-f-]{36}$/)
})

test('names are random UUIDs of version 4, as the server wants them', () => {
  const names = Array.from({ length: 200 }, makeId)
  for (const name of names)
    expect(name).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(names).size).toBe(200)
})

/** Claims a name and sits there, as a tab that lives does. */
async function sit(place: string) {
  const id = await claimTabId(place)
  rememberTabId(place, id)
  return id
}

test('a browser that was killed comes back under the name of the tab that sat there', async () => {
  rememberTabId('place', 'killed')
  expect(await claimTabId('place')).toBe('killed')
  expect(sessionStorage.getItem('gerbang-tab')).toBe('killed')
})

test('a tab never takes the name of one that lives, be it new or duplicated', async () => {
  const living = await sit('place')
  const duplicated = claimTabId('place')
  await vi.advanceTimersByTimeAsync(800)
  expect(await duplicated).not.toBe(living)
  stubStorage('sessionStorage')
  const fresh = claimTabId('place')
  await vi.advanceTimersByTimeAsync(800)
  expect(await fresh).not.toBe(living)
})

test('who comes to another place takes no name of this one', async () => {
  rememberTabId('place', 'sat-here')
  expect(await claimTabId('elsewhere')).not.toBe('sat-here')
})
