import fc from 'fast-check'
import { expect, test } from 'vitest'
import { scoreAttempt } from './score-attempt.ts'

const UTBK = { min: 200, max: 1000 }

const subTest = (raw: number, max: number, weight = 1) => ({ raw, max, weight })

test('each sub-test is brought to the scale with two decimals', () => {
  const { sub_tests } = scoreAttempt([subTest(15, 30), subTest(1, 3), subTest(20, 20)], 'raw', UTBK)
  expect(sub_tests).toEqual([{ scaled: 600 }, { scaled: 466.67 }, { scaled: 1000 }])
})

test('a raw total scales the sum of all marks, a weighted total averages the scaled sub-tests', () => {
  const subTests = [subTest(30, 30, 1), subTest(0, 10, 3)]
  expect(scoreAttempt(subTests, 'raw', UTBK).total).toBe(800)
  expect(scoreAttempt(subTests, 'weighted', UTBK).total).toBe(400)
})

test('a weighted total can be checked by hand from the scores shown', () => {
  const subTests = [subTest(1, 3), subTest(1, 3), subTest(2, 3)]
  const { total, sub_tests } = scoreAttempt(subTests, 'weighted', { min: 0, max: 100 })
  expect(sub_tests.map(({ scaled }) => scaled)).toEqual([33.33, 33.33, 66.67])
  expect(total).toBe(44.44)
})

test('marks below zero end at the foot of the scale', () => {
  const { total, sub_tests } = scoreAttempt([subTest(-12, 60), subTest(60, 60)], 'raw', { min: 0, max: 100 })
  expect(sub_tests).toEqual([{ scaled: 0 }, { scaled: 100 }])
  expect(total).toBe(40)
})

test.each(['raw', 'weighted'] as const)(
  'a blank attempt gets the foot of the scale under %s scoring',
  scoring => {
    expect(scoreAttempt([subTest(0, 30), subTest(0, 20)], scoring, UTBK)).toEqual({
      total: 200,
      sub_tests: [{ scaled: 200 }, { scaled: 200 }],
    })
  },
)

test.each(['raw', 'weighted'] as const)(
  'a sub-test with every question voided is left out of %s scoring',
  scoring => {
    expect(scoreAttempt([subTest(10, 10), subTest(0, 0, 5)], scoring, UTBK)).toEqual({
      total: 1000,
      sub_tests: [{ scaled: 1000 }, { scaled: null }],
    })
  },
)

test.each([[[subTest(0, 0)]], [[]], [[subTest(10, 10, 0)]]])(
  'with nothing to count the total is the foot',
  subTests => {
    expect(scoreAttempt(subTests, 'weighted', UTBK).total).toBe(200)
  },
)

const subTests = fc.array(
  fc.record({
    weight: fc.integer({ min: 0, max: 100 }),
    max: fc.integer({ min: 0, max: 200 }),
    raw: fc.integer({ min: -200, max: 200 }),
  }),
)

test('every score lies on the scale', () => {
  fc.assert(
    fc.property(subTests, fc.constantFrom('raw', 'weighted'), (rows, scoring) => {
      const bounded = rows.map(row => ({ ...row, raw: Math.min(row.raw, row.max) }))
      const { total, sub_tests } = scoreAttempt(bounded, scoring, UTBK)
      for (const score of [total, ...sub_tests.map(({ scaled }) => scaled ?? total)]) {
        expect(score).toBeGreaterThanOrEqual(200)
        expect(score).toBeLessThanOrEqual(1000)
        expect(score).toBe(Number(score.toFixed(2)))
      }
    }),
  )
})

test('a better sub-test never lowers the total', () => {
  fc.assert(
    fc.property(subTests, fc.constantFrom('raw', 'weighted'), fc.nat(), (rows, scoring, at) => {
      const better = rows.map((row, index) =>
        index === at % rows.length ? { ...row, raw: row.raw + 1 } : row,
      )
      const before = scoreAttempt(rows, scoring, UTBK).total
      expect(scoreAttempt(better, scoring, UTBK).total).toBeGreaterThanOrEqual(before)
    }),
  )
})
