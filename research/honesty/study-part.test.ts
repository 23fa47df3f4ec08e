import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studyPart } from './study-part.ts'

test('the reliability told of a homogeneous class is its own, not that of everybody', () => {
  const found = studyPart({
    students: 600,
    classSize: 60,
    blocks: listTrueBlocks('3pl').slice(0, 3),
    sd: 0.4,
    seed: 7,
  })
  expect(Math.abs(found.told - found.real)).toBeLessThan(0.1)
  expect(found.everybody - found.real).toBeGreaterThan(0.2)
})
