import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calibrateInThreads } from './calibrate-in-threads.ts'
import { designAnchors, hasEnoughAnchors } from './design-anchors.ts'
import { linkWithoutDrift } from './find-drift.ts'
import { findDifficulty, type ItemParameters } from './item-response.ts'
import { linkByItemCurves, linkByMeanSigma, linkByTestCurve, moveToBase } from './link-scales.ts'
import { packResponses } from './pack-responses.ts'
import { NO_PRIORS } from './priors.ts'
import { findStandardErrors } from './standard-errors.ts'
import { generateResponses } from './testing/generate-responses.ts'
import { listTrueBlocks } from './testing/reference.ts'

const methods = { linkByMeanSigma, linkByItemCurves, linkByTestCurve }
const cases = Object.entries(methods).map(([name, method]) => ({ name, method }))

const links = fc.record({
  k: fc.double({ min: 0.5, max: 2, noNaN: true }),
  s: fc.double({ min: -1.5, max: 1.5, noNaN: true }),
})

const parameters: fc.Arbitrary<ItemParameters> = fc.record({
  a: fc.double({ min: 0.5, max: 2.5, noNaN: true }),
  d: fc.double({ min: -2, max: 2, noNaN: true }),
  c: fc.double({ min: 0, max: 0.3, noNaN: true }),
})

const invert = ({ k, s }: { k: number; s: number }) => ({ k: 1 / k, s: -s / k })

const isSpread = (items: readonly ItemParameters[]) => {
  const difficulties = items.map(findDifficulty)
  return Math.max(...difficulties) - Math.min(...difficulties) > 0.5
}

test.each(cases)('$name finds any constants of error-free parameters', ({ method }) => {
  const anchorSets = fc.array(parameters, { minLength: 6, maxLength: 12 }).filter(isSpread)
  fc.assert(
    fc.property(anchorSets, links, (items, link) => {
      const found = method(items.map(base => ({ base, form: moveToBase(base, invert(link)) })))
      expect(found.k).toBeCloseTo(link.k, 6)
      expect(found.s).toBeCloseTo(link.s, 6)
    }),
  )
})

const plain = { guessing: false, priors: NO_PRIORS, fixed: null }
const items = listTrueBlocks('2pl').flat()
/** Parameters without any error. */
const exactly = { aa: 0, ad: 0, ac: 0, dd: 0, dc: 0, cc: 0 }
const better = { k: 1.2, s: 0.5 }

function describe(abilities: Float64Array) {
  const mean = abilities.reduce((sum, theta) => sum + theta, 0) / abilities.length
  return {
    mean,
    sd: Math.sqrt(abilities.reduce((sum, theta) => sum + (theta - mean) ** 2, 0) / abilities.length),
  }
}

/** 2,000 students of this ability. The items move the other way, and the generator stays at mean 0 and SD 1. */
function simulateForm(form: readonly ItemParameters[], { k, s }: { k: number; s: number }, seed: number) {
  const moved = form.map(({ a, d, c }) => ({ a: k * a, d: d + a * s, c }))
  const { codes, abilities } = generateResponses(2000, [moved], seed)
  return { responses: packResponses(codes, form.length), drawn: describe(abilities) }
}

const { responses: baseForm, drawn: baseDrawn } = simulateForm(items.slice(0, 30), { k: 1, s: 0 }, 1)
const { responses: newForm, drawn: newDrawn } = simulateForm(items.slice(20, 50), better, 2)
/** Of the students drawn, on the scale on which those of the base have mean 0 and SD 1. */
const ability = {
  k: (better.k * newDrawn.sd) / baseDrawn.sd,
  s: (better.s + better.k * newDrawn.mean - baseDrawn.mean) / baseDrawn.sd,
}
const design = { items: Array.from({ length: 30 }, () => plain), common_slope: false, free_latent: false }
const base = await calibrateInThreads(baseForm, design, { workers: 1 })
const form = await calibrateInThreads(newForm, design, { workers: 1 })
const [base_errors, form_errors] = [
  findStandardErrors(baseForm, design, base),
  findStandardErrors(newForm, design, form),
].map(errors => errors.map(({ covariance }) => covariance))
const anchors = base.items.slice(20).map((base, index) => ({
  base,
  form: form.items[index] ?? base,
  base_covariance: base_errors?.[20 + index] ?? exactly,
  form_covariance: form_errors?.[index] ?? exactly,
}))

test.each(cases)('$name finds the better group of two forms with ten anchors', ({ method }) => {
  const { k, s } = method(anchors)
  expect(Math.abs(k - ability.k)).toBeLessThan(0.12)
  expect(Math.abs(s - ability.s)).toBeLessThan(0.08)
})

test('item curves, test curve and mean/sigma agree', () => {
  const [one, other, third] = [linkByItemCurves(anchors), linkByTestCurve(anchors), linkByMeanSigma(anchors)]
  expect(Math.abs(one.k - other.k)).toBeLessThan(0.03)
  expect(Math.abs(one.s - other.s)).toBeLessThan(0.03)
  expect(Math.abs(third.k - other.k)).toBeLessThan(0.1)
  expect(Math.abs(third.s - other.s)).toBeLessThan(0.1)
})

test('a calibration with held anchors finds mean and SD of the better group', async () => {
  const held = new Map(base.items.slice(20).map((anchor, index) => [index, anchor]))
  const { design: anchored, basis } = designAnchors(design.items, held)
  const { latent, items: found } = await calibrateInThreads(newForm, anchored, { workers: 1 })
  expect(basis).toBe('anchors')
  expect(Math.abs(latent.mean - ability.s)).toBeLessThan(0.08)
  expect(Math.abs(latent.sd - ability.k)).toBeLessThan(0.12)
  const link = linkByTestCurve(anchors)
  for (const [index, parameters] of found.entries()) {
    const moved = moveToBase(form.items[index] ?? parameters, link)
    expect(Math.abs(findDifficulty(parameters) - findDifficulty(moved))).toBeLessThan(0.5)
  }
})

test.each(cases)('an anchor that became known is dropped and named before $name links', ({ method }) => {
  const leaked = anchors.map((anchor, index) =>
    index === 3 ? { ...anchor, form: { ...anchor.form, d: anchor.form.d + 2 } } : anchor,
  )
  const { link, dropped, kept } = linkWithoutDrift(leaked, method)
  expect(dropped[0]?.anchor).toBe(3)
  expect(dropped[0]?.p).toBeLessThan(1e-6)
  expect(dropped[0]?.change).toBeGreaterThan(0.1)
  expect(kept).not.toContain(3)
  expect(Math.abs(link.s - ability.s)).toBeLessThan(0.15)
})

test('anchors that fit to the last digit are all kept', () => {
  const exact = items.slice(0, 10).map(base => ({
    base,
    form: moveToBase(base, { k: 0.9, s: 0.1 }),
    base_covariance: exactly,
    form_covariance: exactly,
  }))
  expect(linkWithoutDrift(exact, linkByTestCurve)).toMatchObject({
    dropped: [],
    kept: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  })
})

test('curves meet where students are: a difference far out moves no constant', () => {
  // One anchor's curve differs below -2.5 alone, where one student in 160 is.
  const items = [-1, -0.5, 0, 0.5, 1].map(d => ({ a: 1.5, d, c: 0.2 }))
  const pairs = items.map((base, index) => ({
    base,
    form: index === 0 ? { a: 1.5, d: 6, c: 0.2 } : base,
  }))
  const easy = pairs.map(({ base, form }, index) =>
    index === 0 ? { base: { a: 1.5, d: 5, c: 0.2 }, form } : { base, form },
  )
  const link = linkByTestCurve(easy)
  expect(Math.abs(link.k - 1)).toBeLessThan(0.02)
  expect(Math.abs(link.s)).toBeLessThan(0.02)
})

test.each([
  [6, 30, true],
  [5, 20, false],
  [7, 40, false],
  [8, 40, true],
])('%i anchors of %i items are enough: %s', (count, all, enough) => {
  expect(hasEnoughAnchors(count, all)).toBe(enough)
})

test('without enough anchors the groups count as equivalent, and that is said', () => {
  const { design: free, basis } = designAnchors(design.items, new Map([[0, { a: 1, d: 0, c: 0 }]]))
  expect(basis).toBe('equivalent_groups')
  expect(free.free_latent).toBe(false)
  expect(free.items.every(({ fixed }) => fixed === null)).toBe(true)
})
