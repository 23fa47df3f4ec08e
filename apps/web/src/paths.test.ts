import { expect, test } from 'vitest'
import { fillPath, paths } from './paths.ts'

test('parameters are put in and encoded', () => {
  expect(fillPath(paths.fillMajor, { slug: 'utbk 1', id: '42' })).toBe(
    '/student/try-out/fill-major/utbk%201/42',
  )
})

test('a path without parameters stays as it is', () => {
  expect(fillPath(paths.tryouts, {})).toBe('/student/try-out')
})
