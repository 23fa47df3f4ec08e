import { expect, test } from 'vitest'
import { checkThresholds } from './check-thresholds.ts'
import { scoreOptionWeights } from './score-option-weights.ts'

const question = { a: 5, b: 4, c: 3, d: 2, e: 1 }

test('each option gives its weight, and a blank gives nothing', () => {
  expect(scoreOptionWeights([question, question, question], ['a', 'e', null])).toEqual({
    raw: 6,
    max: 15,
    blank: 1,
  })
})

test('an option that the question does not have, or only inherits, gives nothing', () => {
  expect(scoreOptionWeights([question, question], ['z', 'toString'])).toEqual({ raw: 0, max: 10, blank: 0 })
})

test('weights of thirds add up to the same in any order', () => {
  const thirds = [{ a: 0.1 }, { a: 0.2 }, { a: 0.3 }]
  const chosen = ['a', 'a', 'a']
  expect(scoreOptionWeights(thirds, chosen)).toEqual(scoreOptionWeights(thirds.toReversed(), chosen))
})

test('a paper of no questions is worth nothing', () => {
  expect(scoreOptionWeights([], [])).toEqual({ raw: 0, max: 0, blank: 0 })
})

test('one part below its threshold fails the whole, one exactly at it does not', () => {
  const parts = [
    { sub_test: 'TWK', score: 65, threshold: 65 },
    { sub_test: 'TIU', score: 150, threshold: 80 },
    { sub_test: 'TKP', score: 165, threshold: 166 },
  ]
  expect(checkThresholds(parts)).toEqual({ passed: false, failed: ['TKP'] })
  expect(checkThresholds(parts.slice(0, 2))).toEqual({ passed: true, failed: [] })
  expect(checkThresholds([{ sub_test: 'TWK', score: 0, threshold: null }])).toEqual({
    passed: true,
    failed: [],
  })
})
