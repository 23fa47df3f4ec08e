import { expect, test } from 'vitest'
import { findGroupMean } from './group-mean.ts'
import { findHeldError, findLinkError } from './link-error.ts'
import { linkByTestCurve, moveToBase } from './link-scales.ts'
import { reportGrowth } from './report-growth.ts'
import { reportTotal } from './report-total.ts'
import { listTrueBlocks } from './testing/reference.ts'

const [items = []] = listTrueBlocks('3pl')

/** Anchors of a group 0.4 abler, each off by that much in difficulty. */
const off = (errors: readonly number[]) =>
  errors.map((error, place) => {
    const base = items[place] ?? { a: 1, d: 0, c: 0 }
    const form = moveToBase(base, { k: 1, s: -0.4 })
    return { base, form: { ...form, d: form.d + form.a * error } }
  })

test('the error of a link is that of a mean of its anchors', () => {
  const errors = [0.2, -0.2, 0.15, -0.15, 0.25, -0.25, 0.1, -0.1, 0.2, -0.2]
  expect(findLinkError(off(errors.map(() => 0)), linkByTestCurve)).toBeLessThan(1e-6)
  const sd = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / (errors.length - 1))
  const found = findLinkError(off(errors), linkByTestCurve)
  expect(found / (sd / Math.sqrt(errors.length))).toBeGreaterThan(0.6)
  expect(found / (sd / Math.sqrt(errors.length))).toBeLessThan(1.7)
})

test('held questions leave open what they were not known by, the steeper the more', () => {
  const even = Array.from({ length: 4 }, () => ({ a: 1, d: 0, c: 0, se_b: 0.2 }))
  expect(findHeldError(even)).toBeCloseTo(0.1, 12)
  expect(findHeldError(even.map(({ a, d, c }) => ({ a, d, c })))).toBe(0)
  const [first, ...rest] = even
  expect(findHeldError([{ ...first, a: 10, d: 0, c: 0, se_b: 0.4 }, ...rest])).toBeGreaterThan(0.37)
})

test('the error of scales is part of what is told of a total and of growth, and no pull to the mean of a group', () => {
  const score = { weight: 1, score: 560, b: 100, ability: { eap: 0.6, se: 0.5 }, latent: { mean: 0, sd: 1 } }
  const apart = [
    [1, 0],
    [0, 1],
  ]
  const plain = reportTotal([score, score], apart)?.se ?? NaN
  const scale_se = 0.2
  const linked = { ...score, scale_se }
  expect(reportTotal([linked, linked], apart)?.se).toBeCloseTo(Math.hypot(plain, 20 / Math.sqrt(2)), 1)
  const sat = { first: score.ability, last: { eap: 0.9, se: 0.5 }, b: 100 }
  const grown = reportGrowth(sat)
  expect(reportGrowth({ ...sat, scale_se })).toEqual({
    value: grown?.value,
    se: Math.hypot(grown?.se ?? NaN, 20),
  })
  const group = { weight: 1, mean: 560, square_error: 50 ** 2, scale: { a: 500, b: 100 } }
  const told = { ...group, square_error: 50 ** 2 + 20 ** 2, scale: { ...group.scale, scale_se } }
  expect(findGroupMean([told])?.mean).toBeCloseTo(findGroupMean([group])?.mean ?? NaN, 9)
})
