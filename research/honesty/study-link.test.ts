import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studyLink } from './study-link.ts'

test('a link leaves something open, and an error that says so holds more often than one that does not', () => {
  const study = {
    base: 1_000,
    students: 120,
    anchors: 10,
    blocks: listTrueBlocks('3pl').slice(0, 2),
    correlation: 0.6,
    ability: 0.5,
    seed: 910_100,
  }
  const found = studyLink(study)
  expect(found.told_link).toBeGreaterThan(0)
  expect(found.two_in_three).toBeGreaterThanOrEqual(found.without_link)
  // Four times what is told of the link of two sub-tests would be no chance.
  expect(found.real_link).toBeLessThan(4 * found.told_link)
  expect(found.two_in_three).toBeGreaterThan(0.5)
})
