import { expect, test } from 'vitest'
import { describeChance } from './describe-chance.ts'

test.each([
  [0, 'Kurang dari 1 dari 10'],
  [0.0999, 'Kurang dari 1 dari 10'],
  [0.1, 'Kira-kira 1 dari 10'],
  [0.449, 'Kira-kira 4 dari 10'],
  [0.9, 'Kira-kira 9 dari 10'],
  [0.91, 'Lebih dari 9 dari 10'],
  [1, 'Lebih dari 9 dari 10'],
])('a chance of %d is told as “%s”', (chance, words) => {
  expect(describeChance(chance)).toBe(words)
})
