import { expect, test } from 'vitest'
import { plainLetters } from './plain-letters.ts'

test.each([
  ['𝑥 + 𝑎𝑏', 'x + ab'],
  ['𝐱', 'x'],
  ['ℎ', 'h'],
  ['𝟏', '1'],
  ['𝖠', 'A'],
  ['𝒛', 'z'],
  ['𝕬', 'A'],
])('%s is the plain %s', (styled, plain) => {
  expect(plainLetters(styled)).toBe(plain)
})

test.each(['𝒜', '𝔸', '𝕫', 'é', '½'])('%s says something by its look and stays', letter => {
  expect(plainLetters(letter)).toBe(letter)
})
