import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studyEnds } from './study-ends.ts'

const study = { students: 6000, blocks: listTrueBlocks('3pl'), correlation: 0.6, seed: 11 }

test('a mean of scores leaves the best far below what they can do, a joint total hardly', () => {
  expect(studyEnds({ ...study, joint: false }).top).toBeLessThan(-35)
  const joint = studyEnds({ ...study, joint: true })
  expect(Math.abs(joint.top)).toBeLessThan(12)
  expect(Math.abs(joint.two_in_three - 0.683)).toBeLessThan(0.02)
})

test('the weakest, who guess, are not told too much where abilities go together', () => {
  const together = { ...study, correlation: 0.9 }
  expect(studyEnds({ ...together, joint: false }).bottom).toBeGreaterThan(60)
  expect(Math.abs(studyEnds({ ...together, joint: true }).bottom)).toBeLessThan(10)
})
