import { expect, test } from 'vitest'
import { findNextSort } from './table-columns.ts'

const sorts = ['-opens_at', 'opens_at', 'title', '-title', 'flags'] as const

test('a first click sorts by what the column names, a second turns it round, a third turns it back', () => {
  expect(findNextSort(sorts, '-opens_at', 'title')).toBe('title')
  expect(findNextSort(sorts, 'title', 'title')).toBe('-title')
  expect(findNextSort(sorts, '-title', 'title')).toBe('title')
})

test('dates begin with the newest where the column says so', () => {
  expect(findNextSort(sorts, 'title', '-opens_at')).toBe('-opens_at')
  expect(findNextSort(sorts, '-opens_at', '-opens_at')).toBe('opens_at')
})

test('a sort that the server knows one way only stays', () => {
  expect(findNextSort(sorts, 'flags', 'flags')).toBe('flags')
})
