import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studyGrowth } from './study-growth.ts'

test.each([
  { growth: 0, correlation: 0.6 },
  { growth: 92, correlation: 0 },
  { growth: 92, correlation: 0.6 },
])(
  'growth of $growth points is told as it is, with its error, where abilities correlate by $correlation',
  study => {
    const found = studyGrowth({ students: 2000, blocks: listTrueBlocks('3pl'), seed: 31, ...study })
    expect(Math.abs(found.shown - study.growth)).toBeLessThan(2.5)
    expect(Math.abs(found.two_in_three - 0.683)).toBeLessThan(0.03)
    expect(Math.abs(found.most - 0.95)).toBeLessThan(0.02)
  },
)
