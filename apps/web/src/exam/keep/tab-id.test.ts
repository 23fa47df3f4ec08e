import { beforeEach, expect, test } from 'vitest'
import { stubStorage } from '../../testing/stub-storage.ts'
import { claimTabId, rememberTabId } from './tab-id.ts'

beforeEach(() => {
  stubStorage('localStorage')
  stubStorage('sessionStorage')
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
  expect(await claimTabId('place')).not.toBe(living)
  stubStorage('sessionStorage')
  expect(await claimTabId('place')).not.toBe(living)
})

test('who comes to another place takes no name of this one', async () => {
  rememberTabId('place', 'sat-here')
  expect(await claimTabId('elsewhere')).not.toBe('sat-here')
})
