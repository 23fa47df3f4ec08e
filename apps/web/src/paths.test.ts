import { expect, test } from 'vitest'
import { fillPath, listAddresses, paths } from './paths.ts'

test('parameters are put in and encoded', () => {
  expect(fillPath(paths.fillMajor, { slug: 'utbk 1', id: '42' })).toBe(
    '/student/try-out/fill-major/utbk%201/42',
  )
})

test('a path without parameters stays as it is', () => {
  expect(fillPath(paths.tryouts, {})).toBe('/student/try-out')
})

test('students have their profile, and none of the pages that staff share', () => {
  const own = listAddresses().filter(address => /^.student.(profile|question-bank)/.test(address))
  expect(own).toEqual(['/student/profile', '/student/profile/keamanan'])
})
