import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { type ChanceWorld, describeBands, studyChances } from './study-chances.ts'

const blocks = listTrueBlocks('3pl').map(block => block.slice(0, 12))
const size = { students: 1500, majors: 10, seed: 8 }

const as: ChanceWorld = { pool: 0, growth: 0, growth_sd: 0, year_sd: 0 }
test.each([
  ['as here', as],
  ['with growth', { ...as, growth: 0.4, growth_sd: 0.3 }],
  ['against better applicants', { ...as, pool: 0.3 }],
  ['against weaker applicants', { ...as, pool: -0.3 }],
  ['in another year', { ...as, year_sd: 0.25 }],
] satisfies [string, ChanceWorld][])('what becomes of each band %s lies within its interval', (_, world) => {
  for (const { low, high, admitted } of describeBands(studyChances(blocks, world, size))) {
    expect(admitted).toBeGreaterThan(low - 0.03)
    expect(admitted).toBeLessThan(high + 0.03)
  }
})

test('a score alone against the cut promises more than comes', () => {
  const growth = { ...as, growth: 0.4, growth_sd: 0.3 }
  const [safe] = describeBands(studyChances(blocks, growth, size))
  expect((safe?.naive ?? 0) - (safe?.admitted ?? 1)).toBeGreaterThan(0.08)
  expect(Math.abs((safe?.told ?? 0) - (safe?.admitted ?? 1))).toBeLessThan(0.1)
})
