import { expect, test } from 'vitest'
import { isCurrentEntry } from './sidebar-entry.ts'

test.each([
  ['/student/try-out', '/student/try-out', true],
  ['/student/try-out', '/student/try-out/detail/utbk-1', true],
  ['/student/try-out', '/student/quiz', false],
  ['/student/try-out', '/student', false],
  ['/student', '/student', true],
  ['/student', '/student/try-out', false],
])('the entry %s on the page %s: %s', (path, page, isCurrent) => {
  expect(isCurrentEntry({ path }, page)).toBe(isCurrent)
})

test('an entry may cover pages of another address', () => {
  const quiz = { path: '/student/quiz', covers: ['/student/practice'] }
  expect(isCurrentEntry(quiz, '/student/practice')).toBe(true)
  expect(isCurrentEntry(quiz, '/student/raport')).toBe(false)
})
