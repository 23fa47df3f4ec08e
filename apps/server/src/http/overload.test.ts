import { expect, test } from 'vitest'
import { watchOverload } from './overload.ts'

test('saves give way to saves that wait, and to nothing else', () => {
  let isBehind = false
  const overload = watchOverload(() => isBehind)
  expect(overload.mustShed('save')).toBe(false)
  isBehind = true
  expect((['save', 'start', 'list', 'export'] as const).map(overload.mustShed)).toEqual([
    true,
    false,
    false,
    false,
  ])
  overload.close()
})
