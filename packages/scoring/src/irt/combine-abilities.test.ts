import { expect, test } from 'vitest'
import { combineAbilities } from './combine-abilities.ts'
import { correlateAbilities, TYPICAL_CORRELATION } from './correlate-abilities.ts'
import { RIGHT, WRONG } from './pack-responses.ts'
import { NODES } from './quadrature.ts'
import { reportTotal } from './report-total.ts'
import { findLikelihood, scoreMean } from './score-ability.ts'
import { createUniform, drawNormal } from './testing/generate-responses.ts'

const STANDARD_NORMAL = { mean: 0, sd: 1 }

test('abilities that do not go together keep what each sub-test said', () => {
  const subTests = [
    { ability: { eap: 0.7, se: 0.5 }, latent: STANDARD_NORMAL },
    { ability: { eap: -0.4, se: 0.6 }, latent: STANDARD_NORMAL },
  ]
  const found = combineAbilities([2, 3], subTests, [
    [1, 0],
    [0, 1],
  ])
  expect(found.mean).toBeCloseTo(2 * 0.7 - 3 * 0.4, 12)
  expect(found.variance).toBeCloseTo(4 * 0.25 + 9 * 0.36, 12)
})

/** Two abilities given both sub-tests, by summing over a grid of both. */
function sumGrid([one, other]: [number, number], r: number, means: [number, number], ses: [number, number]) {
  const like = (theta: number, place: 0 | 1) => {
    const precision = 1 / ses[place] ** 2 - 1
    return Math.exp(-0.5 * precision * (theta - means[place] / ses[place] ** 2 / precision) ** 2)
  }
  const sums = [0, 0, 0]
  for (let x = -8; x <= 8; x += 0.02)
    for (let y = -8; y <= 8; y += 0.02) {
      const prior = Math.exp(-(x * x - 2 * r * x * y + y * y) / (2 * (1 - r * r)))
      const weight = prior * like(x, 0) * like(y, 1)
      const value = one * x + other * y
      for (const power of [0, 1, 2]) sums[power] = (sums[power] ?? 0) + weight * value ** power
    }
  const [total = 1, first = 0, second = 0] = sums
  return { mean: first / total, variance: second / total - (first / total) ** 2 }
}

test('two abilities that go together have the posterior that a grid of both gives', () => {
  const ses: [number, number] = [0.5, 0.6]
  const means: [number, number] = [0.7, -0.4]
  const subTests = means.map((eap, place) => ({
    ability: { eap, se: ses[place] ?? 1 },
    latent: STANDARD_NORMAL,
  }))
  const found = combineAbilities([1, 2], subTests, [
    [1, 0.7],
    [0.7, 1],
  ])
  const expected = sumGrid([1, 2], 0.7, means, ses)
  expect(found.mean).toBeCloseTo(expected.mean, 6)
  expect(found.variance).toBeCloseTo(expected.variance, 6)
})

/** Twelve questions that one in four guesses. */
const guessed = Array.from({ length: 12 }, (_, place) => ({ a: 1.6, d: place / 4 - 1.4, c: 0.25 }))

/** As `sumGrid`, of what answers say and not of what a normal density would. */
function sumAnswers(likelihoods: readonly Float64Array[], r: number) {
  const sums = [0, 0, 0]
  for (const [x, one] of NODES.entries())
    for (const [y, other] of NODES.entries()) {
      const prior = Math.exp(-(one * one - 2 * r * one * other + other * other) / (2 * (1 - r * r)))
      const weight = prior * Math.exp((likelihoods[0]?.[x] ?? 0) + (likelihoods[1]?.[y] ?? 0))
      for (const power of [0, 1, 2]) sums[power] = (sums[power] ?? 0) + weight * (one + 2 * other) ** power
    }
  const [total = 1, first = 0, second = 0] = sums
  return { mean: first / total, variance: second / total - (first / total) ** 2 }
}

test.each([0.3, 0.6, 0.9])(
  'at the bottom, where guessing is no normal likelihood, answers count as they are (r %d)',
  r => {
    const correlations = [
      [1, r],
      [r, 1],
    ]
    const most = { exact: 0, normal: 0 }
    for (const right of [0, 2, 4, 6, 12])
      for (const other of [0, 3, 9]) {
        const likelihoods = [right, other].map(count =>
          findLikelihood(
            guessed.map((_, place) => (place < count ? RIGHT : WRONG)),
            guessed,
          ),
        )
        const subTests = [right, other].map((count, place) => {
          const { theta, se } = scoreMean(
            guessed.map((_, item) => (item < count ? RIGHT : WRONG)),
            guessed,
          )
          return { ability: { eap: theta, se }, latent: STANDARD_NORMAL, likelihood: likelihoods[place] }
        })
        const expected = sumAnswers(likelihoods, r)
        const exact = combineAbilities([1, 2], subTests, correlations)
        const normal = combineAbilities(
          [1, 2],
          subTests.map(({ likelihood: _, ...rest }) => rest),
          correlations,
        )
        most.exact = Math.max(most.exact, Math.abs(exact.mean - expected.mean))
        most.normal = Math.max(most.normal, Math.abs(normal.mean - expected.mean))
        expect(Math.sqrt(exact.variance / expected.variance)).toBeCloseTo(1, 1)
      }
    expect(most.exact).toBeLessThan(0.02)
    expect(most.normal).toBeGreaterThan(20 * most.exact)
  },
)

test('a normal likelihood and its table lead to the same total', () => {
  const correlations = [
    [1, 0.7],
    [0.7, 1],
  ]
  const plain = [0.7, -0.4].map(eap => ({ ability: { eap, se: 0.5 }, latent: { mean: 0.2, sd: 1.1 } }))
  const tabulated = plain.map(subTest => ({
    ...subTest,
    // Precision 3, and 4 with the prior's.
    likelihood: NODES.map(theta => -1.5 * (theta - (subTest.ability.eap * 4) / 3) ** 2),
  }))
  const [one, other] = [plain, tabulated].map(subTests => combineAbilities([1, 2], subTests, correlations))
  expect(other?.mean).toBeCloseTo(one?.mean ?? NaN, 6)
  expect(other?.variance).toBeCloseTo(one?.variance ?? NaN, 6)
})

test('steep questions and abilities that are nearly one leave no total without a number', () => {
  const steep = [-0.55, -0.31, 0.07, 0.33].map(b => ({ a: 25, d: -25 * b, c: 0.2 }))
  const subTests = Array.from({ length: 5 }, (_, place) => {
    const codes = steep.map((__, item) => (item < place ? RIGHT : WRONG))
    const { theta, se } = scoreMean(codes, steep)
    return { ability: { eap: theta, se }, latent: STANDARD_NORMAL, likelihood: findLikelihood(codes, steep) }
  })
  const correlations = subTests.map((_, row) => subTests.map((__, column) => (row === column ? 1 : 0.999)))
  const { mean, variance } = combineAbilities([0.2, 0.2, 0.2, 0.2, 0.2], subTests, correlations)
  expect(Math.abs(mean)).toBeLessThan(1)
  expect(variance).toBeGreaterThan(0)
})

test('a total weighs its sub-tests, and one without weight adds no error', () => {
  const rest = { b: 110, ability: { eap: 0.5, se: 0.5 }, latent: STANDARD_NORMAL }
  const scores = [
    { ...rest, weight: 2, score: 600 },
    { ...rest, weight: 0, score: 300 },
    { ...rest, weight: 1, score: 540 },
  ]
  const apart = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]
  expect(reportTotal(scores, apart)).toEqual({ score: 580, se: 40.99 })
  expect(reportTotal([], [])).toBeUndefined()
})

test('who did not take a sub-test tells nothing of how abilities go together', () => {
  const draw = createUniform(4)
  const students = 600
  const se = new Float64Array(students).fill(0.5)
  const one = Float64Array.from({ length: students }, () => drawNormal(draw) * 0.87)
  const other = one.map(value => value * 0.6 + 0.6 * drawNormal(draw))
  const all = new Uint8Array(students).fill(1)
  const taken = all.map((_, student) => (student < 400 ? 1 : 0))
  const absent = other.map((value, student) => (student < 400 ? value : -3))
  const whole = correlateAbilities([
    { eap: one, se, taken: all },
    { eap: absent, se, taken },
  ])
  const part = correlateAbilities([
    { eap: one.subarray(0, 400), se, taken: all },
    { eap: other.subarray(0, 400), se, taken: all },
  ])
  expect(whole[0]?.[1]).toBeCloseTo(part[0]?.[1] ?? NaN, 12)
  expect(whole[0]?.[1]).toBeGreaterThan(0.5)
})

test('pairs of correlations that contradict each other are reconciled', () => {
  const draw = createUniform(6)
  const students = 6000
  const se = new Float64Array(students).fill(0.7)
  const taken = new Uint8Array(students).fill(1)
  const common = Float64Array.from({ length: students }, () => 0.7 * drawNormal(draw))
  const opposite = common.map(value => -value)
  const found = correlateAbilities([common, common, opposite].map(eap => ({ eap, se, taken })))
  expect(found[0]?.[1]).toBeGreaterThan(0.9)
  expect(found[0]?.[2]).toBeLessThan(-0.9)
  expect(Math.abs(found[0]?.[1] ?? 1)).toBeLessThan(1)
})

test.each([15, 200, 20_000])('of %d students a correlation is believed as far as chance allows', students => {
  const draw = createUniform(students)
  const se = new Float64Array(students).fill(0.5)
  const taken = new Uint8Array(students).fill(1)
  const one = Float64Array.from({ length: students }, () => drawNormal(draw) * 0.87)
  const copy = one.map(value => value)
  const found = correlateAbilities([one, copy].map(eap => ({ eap, se, taken })))[0]?.[1] ?? NaN
  // The same ability in both, where 0.6 is typical.
  expect(found).toBeGreaterThan({ 15: 0.65, 200: 0.85, 20_000: 0.98 }[students] ?? 1)
  expect(found).toBeLessThan({ 15: 0.9, 200: 0.999, 20_000: 1 }[students] ?? 0)
})

test('of a student alone the typical correlation is assumed', () => {
  const alone = { eap: Float64Array.of(1), se: Float64Array.of(0.5), taken: Uint8Array.of(1) }
  expect(correlateAbilities([alone, alone])[0]?.[1]).toBe(TYPICAL_CORRELATION)
})
