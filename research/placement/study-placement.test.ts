import { expect, test } from 'vitest'
import { studyPlacement } from './study-placement.ts'

const size = { students: 400, seed: 7 }

test.each([
  ['with the newest answer known', 0],
  ['with the newest answer still on its way', 1],
  ['without a network after the first', 8],
])('after eight calibrated questions, %s, seven in ten begin in their own band', (_, lag) => {
  const found = studyPlacement({ isCalibrated: true, lag, candour: 0.5 }, size)
  expect(found.right).toBeGreaterThanOrEqual(0.65)
  expect(found.near).toBeGreaterThan(0.99)
  expect(found.greatestOfSubject).toBeLessThanOrEqual(2)
})

test('without estimates it is less sure, and still far better than one band for all', () => {
  const { right, near, usual } = studyPlacement({ isCalibrated: false, lag: 0, candour: 0.5 }, size)
  expect(right).toBeGreaterThan(usual + 0.12)
  expect(near).toBeGreaterThan(0.96)
})
