import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studyFlags } from './study-flags.ts'

const [items = []] = listTrueBlocks('3pl')

test('a second right answer is found, and a clean question is not suspected', () => {
  const found = studyFlags({ students: 1000, runs: 8, items, faulty: 3, fault: 'second', share: 0.5 })
  expect(found.second).toBeGreaterThanOrEqual(0.75)
  expect(found.false_second).toBeLessThan(0.02)
})

test('a wrong key stays a wrong key', () => {
  const found = studyFlags({ students: 1000, runs: 4, items, faulty: 3, fault: 'wrong', share: 0 })
  expect(found.wrong).toBeGreaterThan(0.9)
  expect(found.second).toBe(0)
  expect(found.false_wrong).toBe(0)
})
