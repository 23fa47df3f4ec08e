import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studyDrift } from './study-drift.ts'

const items = listTrueBlocks('3pl')
  .flat()
  .filter(({ c }) => c > 0)
  .slice(0, 30)

test('anchors that have not moved are kept, those that have are dropped', () => {
  const study = { students: 2000, runs: 3, items, anchors: 10, ability: { mean: 0.5, sd: 1.2 } }
  const still = studyDrift({ ...study, moved: 0, by: 0 })
  expect(still.good_dropped).toBeLessThan(0.04)
  expect(still.too_few).toBe(0)
  const moving = studyDrift({ ...study, moved: 2, by: 0.6 })
  expect(moving.good_dropped).toBeLessThan(0.05)
  expect(moving.moved_found).toBeGreaterThan(0.65)
  const many = studyDrift({ ...study, moved: 4, by: 0.6 })
  expect(many.good_dropped).toBeLessThan(0.06)
  expect(many.link_error).toBeLessThan(0.09)
})
