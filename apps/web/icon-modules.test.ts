import { expect, test } from 'vitest'
import { iconModules } from './icon-modules.ts'

const { resolveId, load } = iconModules() as unknown as Record<
  'resolveId' | 'load',
  (id: string) => string | null
>

test('an icon is a module that holds its shapes and nothing that all icons share', () => {
  const id = resolveId('icon:circle-check')
  const code = load(id ?? '')
  expect(code).toContain('drawIcon([["circle",{"cx":"12","cy":"12","r":"10"}],["path",{"d":"')
  expect(code).not.toContain('stroke')
})

test('a name that Lucide lacks stops the build', () => {
  expect(() => load('\0icon:no-such-icon')).toThrow('Lucide has no icon “no-such-icon”.')
})

test('all else is left to others', () => {
  expect(resolveId('./icon.ts')).toBeNull()
  expect(load('/src/icon.ts')).toBeNull()
})
