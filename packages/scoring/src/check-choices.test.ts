import { expect, test } from 'vitest'
import { checkChoices, type Level, SNBT_CHOICE_RULES } from './check-choices.ts'

const ALLOWED: Level[][] = [
  ['S1'],
  ['D4'],
  ['D3'],
  ['S1', 'S1'],
  ['S1', 'D4'],
  ['S1', 'D3'],
  ['D4', 'D4'],
  ['D4', 'D3'],
  ['D3', 'D3'],
  ['S1', 'S1', 'D4'],
  ['S1', 'S1', 'D3'],
  ['S1', 'D4', 'D4'],
  ['D3', 'S1', 'D4'],
  ['S1', 'D3', 'D3'],
  ['D4', 'D4', 'D3'],
  ['D4', 'D3', 'D3'],
  ['D3', 'D3', 'D3'],
  ['S1', 'S1', 'D4', 'D3'],
  ['D3', 'S1', 'D3', 'S1'],
  ['S1', 'D4', 'D4', 'D3'],
  ['D3', 'D4', 'D3', 'S1'],
  ['S1', 'D3', 'D3', 'D3'],
]

const REFUSED: Level[][] = [
  ['S1', 'S1', 'S1'],
  ['D4', 'D4', 'D4'],
  ['S1', 'S1', 'S1', 'S1'],
  ['S1', 'S1', 'S1', 'D4'],
  ['S1', 'S1', 'S1', 'D3'],
  ['S1', 'S1', 'D4', 'D4'],
  ['S1', 'D4', 'D4', 'D4'],
  ['D4', 'D4', 'D4', 'D4'],
  ['D4', 'D4', 'D4', 'D3'],
  ['D4', 'D4', 'D3', 'D3'],
  ['D4', 'D3', 'D3', 'D3'],
  ['D3', 'D3', 'D3', 'D3'],
]

const named = (lists: Level[][]) => lists.map(levels => ({ mix: levels.join(' '), levels }))

test('every mix of one to four levels is named here', () => {
  const mixes = [...ALLOWED, ...REFUSED].map(levels => levels.toSorted().join(' '))
  expect(new Set(mixes).size).toBe(3 + 6 + 10 + 15)
})

test.each(named(ALLOWED))('SNBT allows $mix', ({ levels }) => {
  expect(checkChoices(levels, SNBT_CHOICE_RULES)).toBeUndefined()
})

test.each(named(REFUSED))('SNBT refuses $mix', ({ levels }) => {
  expect(checkChoices(levels, SNBT_CHOICE_RULES)).toBe('combination_not_allowed')
})

test('too few and too many choices are told apart', () => {
  expect(checkChoices([], SNBT_CHOICE_RULES)).toBe('too_few_choices')
  expect(checkChoices(['S1', 'S1', 'D3', 'D3', 'D3'], SNBT_CHOICE_RULES)).toBe('too_many_choices')
})

test('a program without combinations leaves the mix to the student', () => {
  expect(checkChoices(['S1', 'S1', 'S1'], { min: 1, max: 3, combinations: [] })).toBeUndefined()
})
