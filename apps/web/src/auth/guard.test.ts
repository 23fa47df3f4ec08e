import { expect, test } from 'vitest'
import { entryOf, loginPath, redirectFrom } from './guard.ts'

const location = '/student/try-out?page=2'

test.each([
  ['student', undefined, '/login?redirect=%2Fstudent%2Ftry-out%3Fpage%3D2'],
  ['teacher', undefined, '/login?redirect=%2Fstudent%2Ftry-out%3Fpage%3D2'],
  ['admin', undefined, '/login?redirect=%2Fstudent%2Ftry-out%3Fpage%3D2'],
  ['student', 'student', undefined],
  ['student', 'teacher', '/teacher'],
  ['student', 'admin', '/admin'],
  ['teacher', 'student', '/student'],
  ['teacher', 'teacher', undefined],
  ['teacher', 'admin', '/admin'],
  ['admin', 'student', '/student'],
  ['admin', 'teacher', '/teacher'],
  ['admin', 'admin', undefined],
] as const)('pages of %s visited by %s lead to %s', (area, role, target) => {
  const viewer = role && { role, must_change_password: false }
  expect(redirectFrom(area, viewer, location)).toBe(target)
})

test('before anything else a first password is replaced, and then the way goes on', () => {
  const viewer = { role: 'student', must_change_password: true } as const
  expect(redirectFrom('student', viewer, location)).toBe(
    '/first-password?redirect=%2Fstudent%2Ftry-out%3Fpage%3D2',
  )
  expect(entryOf(viewer, undefined)).toBe('/first-password')
  expect(entryOf({ ...viewer, must_change_password: false }, location)).toBe(location)
})

test('the login page never returns to itself or to the start', () => {
  expect(loginPath('/login?redirect=%2Fstudent')).toBe('/login')
  expect(loginPath('/')).toBe('/login')
})
