import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studySteps } from './study-steps.ts'

const [items = []] = listTrueBlocks('3pl')

test('who wants more points needs more right answers, about as many as are told', () => {
  const [few, many] = [10, 20].map(points => studySteps({ students: 6_000, items, points, seed: 740_000 }))
  expect(many?.needed).toBeGreaterThan(few?.needed ?? Infinity)
  expect(many?.told).toBeGreaterThan(few?.told ?? Infinity)
  for (const found of [few, many]) expect(Math.abs((found?.told ?? 0) - (found?.needed ?? 9))).toBeLessThan(1)
})
