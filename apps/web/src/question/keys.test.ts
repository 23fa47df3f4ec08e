import { expect, test } from 'vitest'
import { readKey } from './keys.ts'

const press = (key: string, held: Partial<Parameters<typeof readKey>[0]> = {}) =>
  readKey({ key, ctrlKey: false, altKey: false, metaKey: false, repeat: false, ...held })

test.each([
  ['a', 0],
  ['E', 4],
  ['1', 0],
  ['5', 4],
  ['h', 7],
])('%s chooses option number %i', (key, position) => {
  expect(press(key)).toEqual({ kind: 'option', position })
})

test('N, P and R move and flag', () => {
  expect(['n', 'P', 'r'].map(key => press(key)?.kind)).toEqual(['next', 'previous', 'flag'])
})

test('shortcuts of the browser, held keys and other keys do nothing', () => {
  expect(press('r', { ctrlKey: true })).toBeNull()
  expect(press('n', { metaKey: true })).toBeNull()
  expect(press('n', { repeat: true })).toBeNull()
  expect(['Enter', 'x', '9', '0', 'ArrowDown'].map(key => press(key))).toEqual([null, null, null, null, null])
})
