import { expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from './errors.ts'
import { parseInput } from './validation.ts'

/** The fields that are named, or what was read. */
function read(input: unknown): unknown {
  try {
    return parseInput(z.any(), input)
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return Object.keys(error.errors ?? {})
    throw error
  }
}

test.each<[where: string, input: unknown, fields: string[]]>([
  ['a text', { text: 'a\ud800' }, ['text']],
  ['a list inside', { items: [{ words: ['a', '\udc00b'] }] }, ['items.0.words.1']],
  ['a name', { a: { 'x\ud83d': 1 } }, ['a.x\ufffd']],
  ['a text that is everything', '\ud800', ['']],
  ['two places', { a: '\ud800', b: '\udfff', c: 'c' }, ['a', 'b']],
])('half of a sign in %s is named and refused, whatever the schema takes', (_, input, fields) => {
  expect(read(input)).toEqual(fields)
})

test('whole signs, files and what is no text pass', () => {
  const input = { text: '🙂 é', file: new File(['x'], 'a.png'), none: null, list: [1, true] }
  expect(read(input)).toBe(input)
})
