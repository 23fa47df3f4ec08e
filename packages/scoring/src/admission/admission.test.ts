import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createUniform, drawNormal } from '../irt/testing/generate-responses.ts'
import { findNormalQuantile, findNormalShare } from '../statistics/normal.ts'
import { type AdmissionChoice, findAdmissionChances } from './admission-chance.ts'
import { type AdmissionCut, estimateCut } from './admission-cut.ts'
import { reportOutcomes } from './admission-report.ts'

// R: pnorm(c(-3, -1, 0, 0.5, 1.959963984540054, 6))
test.each([
  [-3, 0.0013498980316301],
  [-1, 0.158655253931457],
  [0, 0.5],
  [0.5, 0.691462461274013],
  [1.959963984540054, 0.975],
  [6, 0.999999999013412],
])('%d has the normal share %d below it', (z, share) => {
  expect(findNormalShare(z)).toBeCloseTo(share, 12)
  expect(findNormalQuantile(share)).toBeCloseTo(z, 5)
})

const cutAt = (cut: number, se: number): AdmissionCut => ({ cut, se, basis: 'platform', pool: 80 })

test('one choice has the chance of both errors together', () => {
  const { choices, none } = findAdmissionChances([{ score: 620, se: 21, cut: cutAt(600, 15) }])
  const expected = findNormalShare(20 / Math.hypot(21, 15))
  expect(choices[0]?.chance).toBeCloseTo(expected, 12)
  expect(choices[0]?.admitted).toBeCloseTo(expected, 6)
  expect(none).toBeCloseTo(1 - expected, 6)
  expect(choices[0]).toMatchObject({ band: 'aman', basis: 'platform', pool: 80 })
})

test('four choices have the chances that 200,000 simulated admissions have', () => {
  const choices: AdmissionChoice[] = [
    { score: 600, se: 21, cut: cutAt(640, 12) },
    { score: 605, se: 22, cut: cutAt(610, 20) },
    { score: 598, se: 21, cut: cutAt(590, 15) },
    { score: 600, se: 20, cut: cutAt(560, 40) },
  ]
  const draw = createUniform(5)
  const counts = [0, 0, 0, 0, 0]
  const rounds = 200_000
  for (let round = 0; round < rounds; round += 1) {
    const z = drawNormal(draw)
    const first = choices.findIndex(
      ({ score, se, cut }) => score + se * z >= cut.cut + cut.se * drawNormal(draw),
    )
    const at = first < 0 ? 4 : first
    counts[at] = (counts[at] ?? 0) + 1
  }
  const found = findAdmissionChances(choices)
  const shares = [...found.choices.map(choice => choice.admitted), found.none]
  for (const [index, share] of shares.entries())
    expect(Math.abs(share - (counts[index] ?? 0) / rounds)).toBeLessThan(0.004)
})

test('a second choice is worth less after the first has failed than its own chance says', () => {
  const same = { score: 600, se: 30, cut: cutAt(600, 5) }
  const [first, second] = findAdmissionChances([same, same]).choices
  expect(first?.admitted).toBeCloseTo(0.5, 6)
  expect(second?.chance).toBe(0.5)
  expect(second?.admitted).toBeLessThan(0.1)
})

const choice: fc.Arbitrary<AdmissionChoice> = fc.record({
  score: fc.double({ min: 200, max: 1000, noNaN: true }),
  se: fc.double({ min: 0, max: 60, noNaN: true }),
  cut: fc
    .record({
      cut: fc.double({ min: 200, max: 1000, noNaN: true }),
      se: fc.double({ min: 0, max: 80, noNaN: true }),
    })
    .map(({ cut, se }) => cutAt(cut, se)),
})

test('the chances of all choices and of none sum to 1, and bands follow their limits', () => {
  fc.assert(
    fc.property(fc.array(choice, { maxLength: 4 }), choices => {
      const chances = findAdmissionChances(choices)
      const sum = chances.choices.reduce((total, { admitted }) => total + admitted, chances.none)
      expect(sum).toBeCloseTo(1, 9)
      for (const { admitted, chance, band } of chances.choices) {
        expect(admitted).toBeGreaterThanOrEqual(0)
        expect(band).toBe(chance >= 0.7 ? 'aman' : chance >= 0.3 ? 'bersaing' : 'berat')
      }
    }),
  )
})

test('more points never lower the chance', () => {
  fc.assert(
    fc.property(choice, fc.double({ min: 0, max: 100, noNaN: true }), (choice, more) => {
      const before = findAdmissionChances([choice]).choices[0]?.chance ?? NaN
      const after =
        findAdmissionChances([{ ...choice, score: choice.score + more }]).choices[0]?.chance ?? NaN
      expect(after).toBeGreaterThanOrEqual(before - 1e-12)
    }),
  )
})

test('the cut of a pool is the score of its last seat, with an error that simulation confirms', () => {
  const seats = { capacity: 90, applicants: 900 }
  const draw = createUniform(9)
  const cuts = Array.from({ length: 400 }, () => {
    const scores = Array.from({ length: 300 }, () => 550 + 80 * drawNormal(draw))
    return estimateCut(scores, seats, 0)
  })
  const mean = cuts.reduce((sum, { cut }) => sum + cut, 0) / 400
  const sd = Math.sqrt(cuts.reduce((sum, { cut }) => sum + (cut - mean) ** 2, 0) / 400)
  const se = cuts.reduce((sum, { se }) => sum + se, 0) / 400
  expect(Math.abs(mean - (550 + 80 * 1.2815515655446))).toBeLessThan(1.5)
  expect(se / sd).toBeGreaterThan(0.9)
  expect(se / sd).toBeLessThan(1.15)
  expect(cuts[0]).toMatchObject({ basis: 'platform', pool: 300 })
})

test('fewer than 50 choosers leave the cut to the prior, with a wide error', () => {
  const scores = Array.from({ length: 49 }, () => 900)
  const cut = estimateCut(scores, { capacity: 50, applicants: 1000 }, 25)
  expect(cut).toMatchObject({ basis: 'prior', pool: 0, se: 65 })
  expect(cut.cut).toBeCloseTo(500 + 100 * 1.6448536269514722, 6)
})

test('the spread between years adds to the error of a pool', () => {
  const scores = Array.from({ length: 60 }, () => 600)
  expect(estimateCut(scores, { capacity: 1, applicants: 10 }, 12).se).toBe(12)
})

test('the cut at the top of a small pool is not certain', () => {
  const draw = createUniform(11)
  const scores = Array.from({ length: 52 }, () => 550 + 80 * drawNormal(draw))
  const { se } = estimateCut(scores, { capacity: 20, applicants: 1500 }, 0)
  expect(se).toBeGreaterThan(20)
  expect(se).toBeLessThan(60)
})

test('more seats than applicants let everybody in', () => {
  const scores = Array.from({ length: 60 }, (_, index) => 400 + index)
  expect(estimateCut(scores, { capacity: 70, applicants: 60 }, 0).cut).toBe(400)
})

test('honest chances have the shares that were told, and dishonest ones do not', () => {
  const draw = createUniform(3)
  const outcomes = Array.from({ length: 20_000 }, () => {
    const chance = draw()
    return { chance, admitted: draw() < chance }
  })
  const honest = reportOutcomes(outcomes)
  expect(honest.count).toBe(20_000)
  expect(honest.brier).toBeLessThan(honest.brier_base)
  expect(honest.bins.filter(({ told, low, high }) => told < low || told > high).length).toBeLessThan(3)
  const boasted = reportOutcomes(
    outcomes.map(({ chance, admitted }) => ({ chance: Math.sqrt(chance), admitted })),
  )
  expect(boasted.bins.filter(({ told, high }) => told > high).length).toBeGreaterThan(6)
  expect(boasted.brier).toBeGreaterThan(honest.brier)
})
