import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calibrate } from './calibrate.ts'
import type { ItemParameters } from './item-response.ts'
import { packResponses } from './pack-responses.ts'
import { fitNormScale, reportScore } from './report-score.ts'
import { scoreAbilities } from './score-abilities.ts'
import { findTestInformation, scoreMean } from './score-ability.ts'
import {
  designLsat,
  findSimulated,
  lsat,
  packLsat,
  readLsatItems,
  simulateCodes,
} from './testing/reference.ts'

const models = lsat.sets.flatMap(set => set.models.map(model => ({ ...model, name: set.data, set })))
const readPattern = (pattern: string) => Uint8Array.from(pattern, Number)

test.each(models)(
  '$name $model scores every pattern as the reference does',
  ({ items, scores, information }) => {
    const parameters = readLsatItems(items)
    for (const { pattern, eap, eap_se } of scores) {
      const codes = readPattern(pattern)
      const abilities = scoreAbilities(packResponses(codes, 5), parameters)
      expect(Math.abs((abilities.eap[0] ?? NaN) - eap)).toBeLessThan(1e-6)
      expect(Math.abs((abilities.se[0] ?? NaN) - eap_se)).toBeLessThan(1e-6)
    }
    for (const [index, expected] of information.entries())
      expect(findTestInformation(index - 4, parameters)).toBeCloseTo(expected, 8)
  },
)

test.each(['2pl', '3pl'] as const)(
  '500 students of 160 items, %s, have the abilities of the reference',
  model => {
    const { optimum = [], scores = [], log_likelihood } = findSimulated(500, model)
    const parameters = optimum.map(([a, d, c]) => ({ a, d, c }))
    const codes = simulateCodes(500, model)
    const abilities = scoreAbilities(packResponses(codes, 160), parameters)
    expect(Math.abs(abilities.log_likelihood - log_likelihood)).toBeLessThan(1e-5)
    for (const [student, [eap, eap_se]] of scores.slice(0, 40).entries()) {
      expect(Math.abs((abilities.eap[student] ?? NaN) - eap)).toBeLessThan(1e-8)
      expect(Math.abs((abilities.se[student] ?? NaN) - eap_se)).toBeLessThan(1e-8)
      if (student >= 20) continue
      const alone = scoreMean(codes.subarray(student * 160, (student + 1) * 160), parameters)
      expect(Math.abs(alone.theta - eap)).toBeLessThan(1e-8)
      expect(Math.abs(alone.se - eap_se)).toBeLessThan(1e-8)
    }
  },
)

test('abilities scored from raw answers agree end to end', () => {
  for (const { set, model, scores } of models) {
    const { items } = calibrate(packLsat(set), designLsat(model))
    for (const { pattern, eap } of scores) {
      const abilities = scoreAbilities(packResponses(readPattern(pattern), 5), items)
      expect(Math.abs((abilities.eap[0] ?? NaN) - eap)).toBeLessThan(1e-3)
    }
  }
})

const slopes = fc.double({ min: 0.05, max: 3, noNaN: true })
const intercepts = fc.double({ min: -6, max: 6, noNaN: true })
const guesses = fc.double({ min: 0, max: 0.5, noNaN: true })
const itemsOf = (c: fc.Arbitrary<number>): fc.Arbitrary<ItemParameters[]> =>
  fc.array(fc.record({ a: slopes, d: intercepts, c }), { minLength: 1, maxLength: 23 })

const scoreOne = (codes: number[], items: ItemParameters[]) => {
  const { eap, se } = scoreAbilities(packResponses(Uint8Array.from(codes), items.length), items)
  return { eap: eap[0] ?? NaN, se: se[0] ?? NaN }
}

test('one more right answer never lowers an ability under 2PL with positive slopes', () => {
  const papers = itemsOf(fc.constant(0)).chain(items =>
    fc.record({
      items: fc.constant(items),
      codes: fc.array(fc.constantFrom(0, 1, 2), { minLength: items.length, maxLength: items.length }),
      changed: fc.nat(items.length - 1),
    }),
  )
  fc.assert(
    fc.property(papers, ({ items, codes, changed }) => {
      const wrong = codes.with(changed, 0)
      const right = codes.with(changed, 1)
      expect(scoreOne(right, items).eap).toBeGreaterThanOrEqual(scoreOne(wrong, items).eap - 1e-12)
    }),
  )
})

test('all right, all wrong and all blank papers have a score within the scale', () => {
  const scale = { a: 500, b: 115, min: 200, max: 1000 }
  fc.assert(
    fc.property(itemsOf(guesses), items => {
      const [wrong, right, blank] = [0, 1, 2].map(code => {
        const ability = scoreOne(
          items.map(() => code),
          items,
        )
        const { score, se } = reportScore(ability, scale)
        expect(score).toBeGreaterThanOrEqual(200)
        expect(score).toBeLessThanOrEqual(1000)
        expect(se).toBeGreaterThanOrEqual(0)
        return ability
      })
      expect(wrong?.eap).toBeLessThanOrEqual(right?.eap ?? NaN)
      expect(blank?.eap).toBeCloseTo(0, 9)
      expect(blank?.se).toBeCloseTo(1, 6)
    }),
  )
})

test('a norm group has the mean and spread that its scale was made for', () => {
  const eap = Float64Array.of(-1.2, -0.3, 0.1, 0.4, 1.5)
  const { a, b } = fitNormScale(eap, { mean: 500, sd: 100 })
  const scores = [...eap].map(theta => a + b * theta)
  const mean = scores.reduce((sum, score) => sum + score, 0) / 5
  expect(mean).toBeCloseTo(500, 9)
  expect(Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / 4)).toBeCloseTo(100, 9)
  expect(() => fitNormScale(Float64Array.of(1, 1), { mean: 500, sd: 100 })).toThrow(RangeError)
})

test('a score beyond the ends of the scale is its end', () => {
  const scale = { a: 500, b: 100, min: 200, max: 1000 }
  expect(reportScore({ eap: -4, se: 0.4 }, scale)).toEqual({ score: 200, se: 40 })
  expect(reportScore({ eap: 5.5, se: 0.4 }, scale)).toEqual({ score: 1000, se: 40 })
})
