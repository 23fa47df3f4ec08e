import { afterEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { forget, recall, remember } from './device-memory.ts'

afterEach(() => vi.unstubAllGlobals())

const forbid = () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
}

test('what is remembered is recalled until it is forgotten, in its own store', () => {
  stubStorage('localStorage')
  stubStorage('sessionStorage')
  expect(remember('localStorage', 'a', '1')).toBe(true)
  expect(recall('localStorage', 'a')).toBe('1')
  expect(recall('sessionStorage', 'a')).toBeNull()
  forget('localStorage', 'a')
  expect(recall('localStorage', 'a')).toBeNull()
})

test('a forbidden store knows nothing, keeps nothing, and stops nobody', () => {
  forbid()
  expect(recall('localStorage', 'a')).toBeNull()
  expect(remember('localStorage', 'a', '1')).toBe(false)
  expect(() => forget('localStorage', 'a')).not.toThrow()
})

test('a browser that has no store at all is no different', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(recall('localStorage', 'a')).toBeNull()
  expect(remember('localStorage', 'a', '1')).toBe(false)
  expect(() => forget('localStorage', 'a')).not.toThrow()
})
