import { expect, test } from 'vitest'
import { loginPath, redirectFrom } from './guard.ts'

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
  expect(redirectFrom(area, role, location)).toBe(target)
})

test('the login page never returns to itself or to the start', () => {
  expect(loginPath('/login?redirect=%2Fstudent')).toBe('/login')
  expect(loginPath('/')).toBe('/login')
})
