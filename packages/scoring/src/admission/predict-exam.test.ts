import { expect, test } from 'vitest'
import { findTotalSem, predictExam } from './predict-exam.ts'

test('the exam is expected nearer to the mean, and with its own error', () => {
  const predicted = predictExam({ score: 660, sem: 30 }, { mean: 500, sd: 75 }, 0)
  expect(predicted.score).toBeCloseTo(500 + 0.84 * 160, 9)
  expect(predicted.se).toBeCloseTo(30 * Math.sqrt(1.84), 9)
  expect(predictExam({ score: 660, sem: 30 }, { mean: 500, sd: 0 }, 20).score).toBe(500)
})

test('what another paper would give anew leaves out what all papers draw to the mean', () => {
  const part = { weight: 1, scaled_se: 60, theta_se: 0.5 }
  expect(findTotalSem([part])).toBeCloseTo(60 * Math.sqrt(0.75), 9)
  expect(findTotalSem([part, part, part])).toBeCloseTo((60 * Math.sqrt(0.75)) / Math.sqrt(3), 9)
})
