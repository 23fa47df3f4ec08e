import { expect, test } from 'vitest'
import { checkThresholds } from './check-thresholds.ts'

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
