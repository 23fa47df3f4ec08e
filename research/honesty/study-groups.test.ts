import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studyGroups } from './study-groups.ts'

test('a school that is better than the norm is shown as far above it as it is', () => {
  const found = studyGroups({ groups: 40, size: 60, blocks: listTrueBlocks('3pl'), above: 69, seed: 81 })
  expect(found.by_scores).toBeLessThan(58)
  expect(Math.abs(found.shown - 69)).toBeLessThan(5)
  expect(found.most).toBeGreaterThan(0.88)
})
