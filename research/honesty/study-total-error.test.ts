import { listGuesses, listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studyTotalError } from './study-total-error.ts'

const blocks = listTrueBlocks('3pl')

test.each([0, 0.8])(
  'the error told of a total is the real one where abilities correlate by %d',
  correlation => {
    const found = studyTotalError({ students: 1000, blocks, guesses: listGuesses(), correlation, seed: 2 })
    expect(Math.abs(found.correlation - correlation)).toBeLessThan(0.05)
    expect(Math.abs(found.told / found.real - 1)).toBeLessThan(0.1)
    expect(found.two_in_three).toBeGreaterThan(0.64)
    expect(found.two_in_three).toBeLessThan(0.73)
    expect(found.most).toBeGreaterThan(0.93)
    expect(found.most).toBeLessThan(0.98)
    if (correlation > 0) expect(found.told_independent / found.real).toBeLessThan(0.75)
  },
)
