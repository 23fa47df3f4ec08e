import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studyDifferences } from './study-differences.ts'

const [items = []] = listTrueBlocks('3pl')
const study = { students: 1000, runs: 3, items, ability: -0.5 }

test('questions that are harder for one group among equals are found, and say for whom', () => {
  const { found, noticed, found_reversed, false_found } = studyDifferences({ ...study, moved: 3, by: 1.5 })
  expect(found).toBeGreaterThanOrEqual(0.75)
  expect(noticed).toBeGreaterThanOrEqual(0.85)
  expect(found_reversed).toBe(0)
  expect(false_found).toBeLessThanOrEqual(0.02)
})

test('a group that is weaker on the whole makes no question a different one', () => {
  const { false_found, false_slight } = studyDifferences({ ...study, moved: 0, by: 0 })
  expect(false_found).toBe(0)
  expect(false_slight).toBeLessThan(0.05)
})
