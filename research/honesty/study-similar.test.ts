import { listTrueBlocks } from '@gerbang/scoring/irt/testing/reference.ts'
import { expect, test } from 'vitest'
import { studySimilar } from './study-similar.ts'

const study = { classes: 20, size: 30, blocks: listTrueBlocks('3pl'), taught: 0, seed: 11 }

test('who takes over half of the answers of another is told, and nobody else', () => {
  const { found, false_found } = studySimilar({ ...study, copied: 0.5 })
  expect(found).toBeGreaterThanOrEqual(0.9)
  expect(false_found).toBe(0)
})

test('classes that share some mistakes are left alone', () => {
  expect(studySimilar({ ...study, copied: 0, taught: 0.2 }).false_found).toBe(0)
})
