import { expect, test } from 'vitest'
import { isCurrentEntry } from './sidebar-entry.ts'

test.each([
  ['/student/try-out', '/student/try-out', true],
  ['/student/try-out', '/student/try-out/detail/utbk-1', true],
  ['/student/try-out', '/student/quiz', false],
  ['/student/try-out', '/student', false],
  ['/student', '/student', true],
  ['/student', '/student/try-out', false],
])('the entry %s on the page %s: %s', (entry, page, isCurrent) => {
  expect(isCurrentEntry(entry, page)).toBe(isCurrent)
})
