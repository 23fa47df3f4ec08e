import { expect, test } from 'vitest'
import { isHookError } from './reload-once.ts'

test.each([
  'Rendered more hooks than during the previous render.',
  'Invalid hook call.',
  'useViewer: no role area around this component',
])('%s is an error of hooks', message => {
  expect(isHookError(new Error(message))).toBe(true)
})

test.each(['Failed to fetch', 'unused value', 'user is undefined'])('%s is another error', message => {
  expect(isHookError(new Error(message))).toBe(false)
})

test('what is no error is no error of hooks', () => {
  expect(isHookError('useViewer')).toBe(false)
})
