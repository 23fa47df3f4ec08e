import { expect, test } from 'vitest'
import { describeScore } from './score-range.ts'

const scale = { min: 200, max: 1000 }

test('the range can be checked by hand from the numbers shown', () => {
  expect(describeScore(612.4, 20.6, scale)).toEqual({ score: '612', error: '21', from: '591', to: '633' })
})

test('the range ends where the scale does', () => {
  expect(describeScore(985, 40, scale)).toEqual({ score: '985', error: '40', from: '945', to: '1.000' })
  expect(describeScore(200, 55, scale)).toMatchObject({ from: '200', to: '255' })
})
