import { expect, test } from 'vitest'
import { areaPaths, paths } from '../paths.ts'
import { standIn } from './area-path.ts'

test.each(['student', 'teacher', 'admin'] as const)(
  'a screen of several areas stands below the root of %s',
  area => {
    expect(standIn(area, areaPaths.profile)).toBe(`/${area}/profile`)
  },
)

test('a screen of one area keeps its address', () => {
  expect(standIn('student', paths.tryouts)).toBe('/student/try-out')
})
