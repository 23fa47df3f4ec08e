import { expect, test } from 'vitest'
import { keepRedirect, readReturnPath } from './return-path.ts'

const origin = 'https://gerbang.example'

test('a path of this site is kept with its query and hash', () => {
  expect(readReturnPath('/session/tryout/a/b?x=1#mulai', origin)).toBe('/session/tryout/a/b?x=1#mulai')
})

test.each([
  null,
  '',
  'student',
  '//evil.example/a',
  '/\\evil.example',
  '/.//evil.example/x',
  '/session/..//evil.example/x',
  '/%2e//evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https://gerbang.example/student',
  'javascript:alert(1)',
  String.raw`\/evil.example`,
])('%j is refused', redirect => {
  expect(readReturnPath(redirect, origin)).toBeUndefined()
})

test('the wish to return goes along to the next sign-in page', () => {
  const params = new URLSearchParams({ redirect: '/student/try-out?page=2', lain: 'x' })
  expect(keepRedirect('/register', params)).toBe('/register?redirect=%2Fstudent%2Ftry-out%3Fpage%3D2')
  expect(keepRedirect('/register', new URLSearchParams())).toBe('/register')
})
