import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createCrowd } from './crowd.ts'
import { binCount } from './group-figures.rules.ts'
import { placeCrowd } from './place-crowd.rules.ts'
import { createTally, tallyGroup } from './tally-groups.rules.ts'

const measure = { min: 0, max: 1000, sub_tests: 1 }

/** Totals and the scores of one sub-test; what is not known is NaN. */
function gather(totals: number[], scaled: number[] = [], errors: number[] = []) {
  const crowd = createCrowd(totals.length, 1)
  crowd.size = totals.length
  crowd.totals.set(totals)
  crowd.scaled.set(scaled)
  crowd.total_errors.set(errors)
  crowd.scaled_errors.set(errors)
  return crowd
}

const tallyAll = (crowd: ReturnType<typeof gather>) =>
  tallyGroup(
    crowd,
    placeCrowd(crowd),
    Int32Array.from({ length: crowd.size }, (_, nth) => nth + 1),
    measure,
  )

test('figures of a group are mean, spread, median and the mean square of its errors', () => {
  const figures = tallyAll(gather([400, 600, 500, 700], [1, 2, 3, 6], [10, 20, 10, 20]))
  expect(figures).toMatchObject({ students: 4, mean: 550, median: 550, square_error: 250 })
  expect(figures.sd).toBeCloseTo(Math.sqrt(50_000 / 3), 9)
  expect(figures.sub_tests).toEqual([
    { students: 4, mean: 3, sd: expect.closeTo(Math.sqrt(14 / 3), 9), square_error: 250 },
  ])
})

test('of an odd number the median is the one in the middle', () => {
  expect(tallyAll(gather([900, 100, 300])).median).toBe(300)
})

test('a sub-test that nobody took, and errors that nobody knows, are no numbers', () => {
  const figures = tallyAll(gather([400, 600], [Number.NaN, 500]))
  expect(figures.square_error).toBeNull()
  expect(figures.sub_tests).toEqual([{ students: 1, mean: 500, sd: null, square_error: null }])
})

test('only those at the positions count', () => {
  const crowd = gather([400, 600, 500])
  expect(tallyGroup(crowd, placeCrowd(crowd), Int32Array.of(1, 3), measure)).toMatchObject({
    students: 2,
    mean: 500,
    median: 500,
  })
})

test('nobody has no figures, and an empty curve', () => {
  expect(tallyAll(gather([]))).toMatchObject({
    students: 0,
    mean: null,
    sd: null,
    median: null,
    square_error: null,
    bins: Array.from({ length: binCount }, () => 0),
  })
})

test('every score lies in one part of the scale, those beyond its ends in the outermost', () => {
  const { bins } = tallyAll(gather([-10, 0, 49.9, 50, 999, 1000, 1010]))
  expect(bins[0]).toBe(3)
  expect(bins[1]).toBe(1)
  expect(bins.at(-1)).toBe(3)
})

test('numbers that come one by one have the mean and the spread that they have together', () => {
  const numbers = fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 2, maxLength: 50 })
  fc.assert(
    fc.property(numbers, values => {
      const tally = createTally()
      for (const value of [Number.NaN, ...values]) tally.add(value)
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
      expect(tally.count).toBe(values.length)
      expect(tally.mean).toBeCloseTo(mean, 4)
      expect(tally.sampleSd).toBeCloseTo(Math.sqrt(squares / (values.length - 1)), 4)
      expect(tally.sd).toBeCloseTo(Math.sqrt(squares / values.length), 4)
    }),
  )
})
