import { beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { readPosition, storePosition } from './position.ts'

const place = { user_id: 'ani', place_id: 'pu' }

function forbid(): never {
  throw new DOMException('denied', 'SecurityError')
}

beforeEach(() => stubStorage('sessionStorage'))

test('a reload comes back to the question where the student was', () => {
  storePosition(place, 7)
  expect(readPosition(place)).toBe(7)
})

test('another student in the same tab, and another sub-test, begin with the first question', () => {
  storePosition(place, 7)
  expect(readPosition({ ...place, user_id: 'budi' })).toBe(0)
  expect(readPosition({ ...place, user_id: null })).toBe(0)
  expect(readPosition({ ...place, place_id: 'ppu' })).toBe(0)
})

test('a browser that forbids its store begins with the first question and goes on', () => {
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid })
  storePosition(place, 7)
  expect(readPosition(place)).toBe(0)
})

test('a place whose name holds a space is found again', () => {
  const quiz = { user_id: 'ani', place_id: 'quiz pemanasan' }
  storePosition(quiz, 3)
  expect(readPosition(quiz)).toBe(3)
  expect(readPosition({ ...quiz, place_id: 'quiz' })).toBe(0)
})
