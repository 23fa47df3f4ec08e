import { expect, test } from 'vitest'
import { question } from '../testing/build-items.ts'
import { findGaps } from './find-gaps.ts'

const gaps = (...numbers: number[]) => findGaps(numbers.map(number => question({ number })))

test('numbers that are left out are told once, the first with its place', () => {
  expect(gaps(1, 3, 7)).toMatchObject([
    { code: 'numbers_skipped', message: expect.stringContaining('Nomor 2, 4–6 tidak') },
  ])
})

test('numbers that count on, begin again or begin late are not', () => {
  expect([gaps(1, 2, 3), gaps(1, 2, 1), gaps(21, 22), gaps()]).toEqual([[], [], [], []])
})

test('another part of the document counts for itself', () => {
  const parts = [question({ number: 1 }), question({ number: 21, title: 'literasi' })]
  expect(findGaps(parts)).toEqual([])
})
