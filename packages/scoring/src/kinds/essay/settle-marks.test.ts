import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNextRound, type GivenPoints, settleMarks, shareOfPoints } from './settle-marks.ts'

const rubric = [
  { id: 'k1', text: 'Sebab', points: 4 },
  { id: 'k2', text: 'Contoh', points: 6 },
]
const give = (k1: number, k2: number): GivenPoints => ({ k1, k2 })

test('the mark of a single marker counts as it is', () => {
  expect(settleMarks(rubric, [], 1)).toBeUndefined()
  expect(settleMarks(rubric, [give(3, 5)], 1)).toEqual(give(3, 5))
})

test('two marks that differ by a fifth of all points count by their mean', () => {
  expect(settleMarks(rubric, [give(4, 5)], 2)).toBeUndefined()
  expect(settleMarks(rubric, [give(4, 5), give(3, 4)], 2)).toEqual(give(3.5, 4.5))
})

test('two marks that differ by more wait for a third, which decides alone', () => {
  const apart = [give(4, 6), give(3, 4)]
  expect(findNextRound(rubric, apart, 2)).toBe(3)
  expect(settleMarks(rubric, apart, 2)).toBeUndefined()
  expect(settleMarks(rubric, [...apart, give(1, 1)], 2)).toEqual(give(1, 1))
})

test('with one marker the marks of others no longer count', () => {
  expect(settleMarks(rubric, [give(4, 6), give(0, 0)], 1)).toEqual(give(4, 6))
})

test.each<[string, GivenPoints, number]>([
  ['nothing', {}, 0],
  ['half of one criterion', give(2, 0), 0.2],
  ['everything', give(4, 6), 1],
  ['more than a criterion has', give(40, 0), 0.4],
  ['less than nothing', give(-4, 3), 0.3],
  ['one criterion alone', { k2: 3 }, 0.3],
  ['what the rubric does not know', { k3: 10 }, 0],
])('a mark of %s gives its share', (_, given, share) => {
  expect(shareOfPoints(rubric, given)).toBeCloseTo(share, 12)
})

test('of a rubric without criteria nothing is earned', () => {
  expect(shareOfPoints([], give(4, 6))).toBe(0)
})

const rubrics = fc
  .array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 8 })
  .map(list => list.map((points, at) => ({ id: `k${at}`, text: `Kriteria ${at}`, points })))
const marked = rubrics.chain(criteria =>
  fc.record({
    criteria: fc.constant(criteria),
    given: fc.array(
      fc
        .tuple(...criteria.map(({ points }) => fc.integer({ min: 0, max: points })))
        .map(points => Object.fromEntries(points.map((point, at) => [`k${at}`, point]))),
      { maxLength: 3 },
    ),
    markers: fc.constantFrom(1 as const, 2 as const),
  }),
)

test('marks are settled exactly when none is missing, and lie among what was given', () => {
  fc.assert(
    fc.property(marked, ({ criteria, given, markers }) => {
      const settled = settleMarks(criteria, given, markers)
      expect(settled === undefined).toBe(findNextRound(criteria, given, markers) !== undefined)
      if (!settled) return
      const shares = given.map(one => shareOfPoints(criteria, one))
      const share = shareOfPoints(criteria, settled)
      expect(share).toBeGreaterThanOrEqual(Math.min(...shares) - 1e-9)
      expect(share).toBeLessThanOrEqual(Math.max(...shares) + 1e-9)
    }),
  )
})

test('who of two marks first makes no difference while they agree', () => {
  fc.assert(
    fc.property(marked, ({ criteria, given: [first, second] }) => {
      if (!first || !second) return
      const settled = settleMarks(criteria, [first, second], 2)
      expect(settleMarks(criteria, [second, first], 2)).toEqual(settled)
    }),
  )
})
