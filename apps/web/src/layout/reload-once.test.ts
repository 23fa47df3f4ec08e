import { expect, test, vi } from 'vitest'
import { stubStorage } from '../testing/stub-storage.ts'
import { allowReload, isHookError, reloadOnce } from './reload-once.ts'

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

function openTab() {
  stubStorage('sessionStorage')
  const location = {
    href: 'https://gerbang.example/student',
    reload: vi.fn<() => void>(),
    assign: vi.fn<(href: string) => void>(),
  }
  vi.stubGlobal('location', location)
  return location
}

test('one failure reloads the page, the next does not, the one after that may again', () => {
  const { href, reload } = openTab()
  expect(reloadOnce(href)).toBe(true)
  expect(reloadOnce(href)).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  expect(reloadOnce(href)).toBe(true)
  vi.unstubAllGlobals()
})

test('a failure on the way elsewhere goes there, so that the click is not lost', () => {
  const { assign, reload } = openTab()
  expect(reloadOnce('https://gerbang.example/student/try-out')).toBe(true)
  expect(assign).toHaveBeenCalledWith('https://gerbang.example/student/try-out')
  expect(reload).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('a page that has stayed up may reload again', () => {
  const { href } = openTab()
  expect(reloadOnce(href)).toBe(true)
  allowReload()
  expect(reloadOnce(href)).toBe(true)
  vi.unstubAllGlobals()
})
