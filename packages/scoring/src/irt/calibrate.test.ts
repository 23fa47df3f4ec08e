import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calibrate, DEFAULT_LIMITS, TIGHT_TOLERANCE } from './calibrate.ts'
import { calibrateInThreads } from './calibrate-in-threads.ts'
import { findDifficulty, logistic } from './item-response.ts'
import { packResponses } from './pack-responses.ts'
import { choosePriors } from './priors.ts'
import { findStandardErrors } from './standard-errors.ts'
import { findChecksum } from './testing/generate-responses.ts'
import {
  designLsat,
  designSimulated,
  findSimulated,
  lsat,
  packLsat,
  readOptimum,
  simulateCodes,
  simulated,
} from './testing/reference.ts'

const TIGHT = { tolerance: TIGHT_TOLERANCE, max_cycles: 5000 }

const NOTHING = { a: NaN, d: NaN, c: NaN }

const models = lsat.sets.flatMap(set => set.models.map(model => ({ ...model, name: set.data, set })))

test.each(models)('$name $model converges to the optimum of the reference', reference => {
  const calibration = calibrate(packLsat(reference.set), designLsat(reference.model), TIGHT)
  expect(calibration.converged).toBe(true)
  const optimum = reference.optimum ?? readOptimum(reference)
  expect(Math.abs(calibration.log_likelihood - optimum.log_likelihood)).toBeLessThan(1e-6)
  expect(Math.abs(calibration.log_prior - optimum.log_prior)).toBeLessThan(1e-6)
  for (const [item, { a, d, c }] of calibration.items.entries()) {
    expect(a).toBeCloseTo(optimum.a[item] ?? NaN, 6)
    expect(d).toBeCloseTo(optimum.d[item] ?? NaN, 6)
    expect(c).toBeCloseTo(logistic(optimum.logit_c?.[item] ?? -Infinity), 6)
  }
})

test.each(models.filter(({ log_prior }) => log_prior === 0))(
  '$name $model has the standard errors of the reference within 0.1 %',
  reference => {
    const responses = packLsat(reference.set)
    const design = designLsat(reference.model)
    const errors = findStandardErrors(responses, design, calibrate(responses, design, TIGHT))
    for (const [item, { a, d, c }] of errors.entries()) {
      expect(a / (reference.items[item]?.se_a ?? NaN)).toBeCloseTo(1, 3)
      expect(d / (reference.items[item]?.se_d ?? NaN)).toBeCloseTo(1, 3)
      expect(c).toBeNaN()
    }
  },
)

const sets = simulated.sets.filter(({ students }) => students <= 5000)

test.each(sets)(
  'the generator gives $students students, $model, by checksum',
  ({ students, model, checksum }) => {
    expect(findChecksum(simulateCodes(students, model))).toBe(checksum)
  },
)

test.each(sets)('$students students, $model, end within the tolerance of the default', async set => {
  const { students, model, log_likelihood, log_prior, optimum = [] } = set
  const responses = packResponses(simulateCodes(students, model), 160)
  const calibration = await calibrateInThreads(responses, designSimulated(model), { workers: 2 })
  const missed = log_likelihood + log_prior - calibration.log_likelihood - calibration.log_prior
  expect(calibration.converged).toBe(true)
  expect(missed).toBeLessThan(1e-3)
  for (const [item, [a, d, c]] of optimum.entries()) {
    const found = calibration.items[item] ?? NOTHING
    expect(Math.abs(found.a - a)).toBeLessThan(1e-4)
    expect(Math.abs(found.c - c)).toBeLessThan(1e-4)
    expect(Math.abs(findDifficulty(found) - findDifficulty({ a, d, c }))).toBeLessThan(2e-3)
  }
})

test('500 students, 3pl, run to the end, are at the optimum', async () => {
  const { optimum = [] } = findSimulated(500, '3pl')
  const responses = packResponses(simulateCodes(500, '3pl'), 160)
  const options = { workers: 1, limits: { tolerance: 1e-8, max_cycles: 5000 } }
  const calibration = await calibrateInThreads(responses, designSimulated('3pl'), options)
  for (const [item, [a, d, c]] of optimum.entries()) {
    const found = calibration.items[item] ?? NOTHING
    expect(found.a).toBeCloseTo(a, 5)
    expect(found.d).toBeCloseTo(d, 5)
    expect(found.c).toBeCloseTo(c, 5)
  }
})

test('one, two and four workers, this thread and a second run agree to the last bit', async () => {
  // Cut into 20,000 rows of 40, which mean nothing, but are five chunks.
  const responses = packResponses(simulateCodes(5000, '3pl'), 40)
  const whole = designSimulated('3pl')
  const design = { ...whole, items: whole.items.slice(0, 40) }
  const limits = { ...DEFAULT_LIMITS, max_cycles: 4 }
  const here = calibrate(responses, design, limits)
  for (const workers of [1, 2, 4, 2]) {
    const there = await calibrateInThreads(responses, design, { workers, limits })
    expect(there).toEqual(here)
    expect(new Uint8Array(there.estimates.buffer)).toEqual(new Uint8Array(here.estimates.buffer))
  }
})

test('a calibration reports its passes', async () => {
  const responses = packResponses(simulateCodes(500, '2pl'), 160)
  const cycles: number[] = []
  await calibrateInThreads(responses, designSimulated('2pl'), {
    workers: 1,
    limits: { ...DEFAULT_LIMITS, max_cycles: 3 },
    report: ({ cycle }) => void cycles.push(cycle),
  })
  expect(cycles).toEqual([0, 1, 2])
})

test('fixed items keep their parameters, and the ability of a better group shows', async () => {
  const { optimum = [] } = findSimulated(500, '2pl')
  const anchors = optimum.map(([a, d, c]) => ({ a, d: d - 0.5 * a, c }))
  const plain = designSimulated('2pl')
  const items = plain.items.map((item, index) => ({
    ...item,
    fixed: index < 30 ? (anchors[index] ?? null) : null,
  }))
  const responses = packResponses(simulateCodes(500, '2pl'), 160)
  const design = { ...plain, items, free_latent: true }
  const linked = await calibrateInThreads(responses, design, { workers: 1 })
  expect(linked.items.slice(0, 30)).toEqual(anchors.slice(0, 30))
  expect(linked.latent.mean).toBeCloseTo(0.5, 1)
  expect(linked.latent.sd).toBeCloseTo(1, 1)
  for (const [item, found] of linked.items.entries())
    expect(Math.abs(findDifficulty(found) - findDifficulty(anchors[item] ?? NOTHING))).toBeLessThan(0.1)
})

test('any few students at all give finite parameters under the priors of the exam', () => {
  const papers = fc.array(fc.array(fc.constantFrom(0, 1, 2), { minLength: 7, maxLength: 7 }), {
    minLength: 1,
    maxLength: 12,
  })
  fc.assert(
    fc.property(papers, rows => {
      const responses = packResponses(Uint8Array.from(rows.flat()), 7)
      const priors = choosePriors(rows.length, 5)
      const items = Array.from({ length: 7 }, () => ({ guessing: true, priors, fixed: null }))
      const design = { items, common_slope: false, free_latent: false }
      const { items: found, converged } = calibrate(responses, design)
      expect(converged).toBe(true)
      for (const { a, d, c } of found) {
        expect(a).toBeGreaterThan(0)
        expect(Number.isFinite(d)).toBe(true)
        expect(c).toBeGreaterThan(0)
        expect(c).toBeLessThan(1)
      }
    }),
    { numRuns: 40 },
  )
})
