import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studyEffort } from './study-effort.ts'

const [items = []] = listTrueBlocks('3pl')

test('who presses anything is told from slow and fast readers, and lifts the scores of the others no more', () => {
  const found = studyEffort({ students: 1500, items, clickers: 0.2, seed: 61 })
  expect(found.found).toBeGreaterThan(0.9)
  expect(found.false_found).toBeLessThan(0.01)
  expect(found.lift).toBeGreaterThan(20)
  expect(Math.abs(found.lift_left)).toBeLessThan(5)
})
