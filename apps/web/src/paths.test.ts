import { expect, test } from 'vitest'
import listed from '../../../docs/screens.json?raw'
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

/** Those that need no id, or whose id the first row of a list gives. */
type Screen = string | { path: string; list: string }

test('the list of screens in the documents names addresses of the app only, each once', () => {
  const screens = Object.values(JSON.parse(listed) as Record<string, Screen[]>).flat()
  const named = screens.map(screen => (typeof screen === 'string' ? screen : screen.path))
  const nameless = (path: string) => path.replaceAll(/:\w+|\{\w+\}/g, '*')
  const addresses = new Set(listAddresses().map(nameless))
  expect(named.filter(path => !addresses.has(nameless(path)))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})
