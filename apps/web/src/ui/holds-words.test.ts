import { expect, test } from 'vitest'
import { holdsWords } from './holds-words.ts'

test.each([
  ['', true],
  ['  ', true],
  ['kedok', true],
  ['unpad KEDOKTERAN', true],
  ['gigi', false],
  ['kedokteran gigi', false],
])('%j finds the major: %j', (search, isFound) => {
  expect(holdsWords('Kedokteran, UNPAD', search)).toBe(isFound)
})
