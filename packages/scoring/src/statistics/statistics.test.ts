import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ItemParameters } from '../irt/item-response.ts'
import { packResponses } from '../irt/pack-responses.ts'
import { scoreAbilities } from '../irt/score-abilities.ts'
import { createUniform, generateResponses } from '../irt/testing/generate-responses.ts'
import { listLsatCodes, listTrueBlocks, lsat, readLsatItems } from '../irt/testing/reference.ts'
import { findChiSquareTail } from './chi-square.ts'
import { describeItems, describeTest, findMedian } from './classical.ts'
import { compareCorrelations } from './compare-correlations.ts'
import { flagItems } from './flag-items.ts'
import { findItemFit } from './item-fit.ts'
import { describeOptions, NOT_SHOWN } from './option-table.ts'
import { findScoreGroupFit } from './score-group-fit.ts'
import { tallyScores } from './tally-scores.ts'

test.each(lsat.sets)('$data has the classical statistics of the reference to 1e-9', set => {
  const tally = tallyScores(listLsatCodes(set), 5)
  const { classical } = set
  const { mean, sd, alpha, sem } = describeTest(tally)
  expect(mean).toBeCloseTo(classical.mean, 9)
  expect(sd).toBeCloseTo(classical.sd, 9)
  expect(alpha).toBeCloseTo(classical.alpha, 9)
  expect(sem).toBeCloseTo(classical.sem, 9)
  for (const [item, found] of describeItems(tally).entries()) {
    const expected = classical.items[item]
    expect(found.p).toBeCloseTo(expected?.p ?? NaN, 9)
    expect(found.point_biserial).toBeCloseTo(expected?.total_r ?? NaN, 9)
    expect(found.corrected).toBeCloseTo(expected?.rest_r ?? NaN, 9)
    expect(found.alpha_if_deleted).toBeCloseTo(expected?.alpha_if_deleted ?? NaN, 9)
    expect(found.exposure).toBe(1)
  }
})

const models = lsat.sets.flatMap(set => set.models.map(model => ({ ...model, name: set.data, set })))

test.each(models)('$name $model has the infit and outfit of the reference to 1e-5', ({ set, items, fit }) => {
  const codes = listLsatCodes(set)
  const parameters = readLsatItems(items)
  const { eap } = scoreAbilities(packResponses(codes, 5), parameters)
  for (const [item, { infit, outfit }] of findItemFit(codes, eap, parameters).entries()) {
    expect(Math.abs(infit - (fit[item]?.infit ?? NaN))).toBeLessThan(1e-5)
    expect(Math.abs(outfit - (fit[item]?.outfit ?? NaN))).toBeLessThan(1e-5)
  }
})

test.each(models)('$name $model has the S-X2 of the reference to 1e-3', ({ set, items, fit }) => {
  const found = findScoreGroupFit(tallyScores(listLsatCodes(set), 5), readLsatItems(items)) ?? []
  expect(found).toHaveLength(5)
  for (const [item, { s_x2, df, p }] of found.entries()) {
    const expected = fit[item]
    expect(df).toBe(expected?.df)
    if (typeof expected?.s_x2 !== 'number') continue
    expect(Math.abs(s_x2 - expected.s_x2)).toBeLessThan(1e-3)
    expect(Math.abs(p - (expected.p ?? NaN))).toBeLessThan(1e-3)
  }
})

test('S-X2 is not given where responses are missing', () => {
  const items: ItemParameters[] = [
    { a: 1, d: 0, c: 0 },
    { a: 1, d: 1, c: 0 },
  ]
  expect(findScoreGroupFit(tallyScores(Uint8Array.of(0, 1, 1, 2), 2), items)).toBeUndefined()
})

// R: pchisq(c(3.84, 0.5, 30, 1e-3), c(1, 4, 12, 1), lower.tail = FALSE)
test.each([
  [3.841458820694124, 1, 0.05],
  [9.487729036781154, 4, 0.05],
  [26.21696730553585, 12, 0.01],
  [0, 3, 1],
])('chi-square of %d with %i degrees of freedom leaves %d', (x, df, tail) => {
  expect(findChiSquareTail(x, df)).toBeCloseTo(tail, 10)
})

test('the order of students changes no statistic', () => {
  const rows = fc.array(fc.array(fc.constantFrom(0, 1, 2), { minLength: 4, maxLength: 4 }), {
    minLength: 3,
    maxLength: 30,
  })
  fc.assert(
    fc.property(rows, rows => {
      const one = tallyScores(Uint8Array.from(rows.flat()), 4)
      const other = tallyScores(Uint8Array.from(rows.toReversed().flat()), 4)
      expect(describeItems(one)).toEqual(describeItems(other))
    }),
  )
})

test('the best and the weakest 27 % share those at the border', () => {
  const codes = Uint8Array.from(
    [...Array<number>(50).fill(1), ...Array<number>(50).fill(0)].flatMap(code => [code, 1]),
  )
  expect(describeItems(tallyScores(codes, 2))[0]?.upper_lower).toBe(1)
  const even = Uint8Array.from(
    Array.from({ length: 100 }, (_, student) => [student % 2, 1 - (student % 2)]).flat(),
  )
  expect(describeItems(tallyScores(even, 2))[0]?.upper_lower).toBe(0)
})

test('a median is the middle time, or the mean of the two in the middle', () => {
  expect(findMedian([30, 10, 20])).toBe(20)
  expect(findMedian([40, 10, 20, 30])).toBe(25)
  expect(findMedian([])).toBeNaN()
})

const OPTIONS = 5
const KEY = 2
const keyOf = (key: number) => Array.from({ length: OPTIONS }, (_, place) => place + 1 === key)

/** What students choose: the key where they are right, and another option by chance where they are wrong. */
function chooseOptions(codes: Uint8Array) {
  const draw = createUniform(11)
  return codes.map(code => {
    if (code === 2) return NOT_SHOWN
    const wrong = 1 + Math.floor(draw() * (OPTIONS - 1))
    return code === 1 ? KEY : wrong >= KEY ? wrong + 1 : wrong
  })
}

test('of 5,000 attempts, the item with a wrong key is at the head of the flags, with the right one suspected', () => {
  const items = 30
  const block = listTrueBlocks('3pl')[0] ?? []
  const { codes } = generateResponses(5000, [block])
  const choices = chooseOptions(codes)
  const planted = 17
  const wrong_key = 4
  for (let at = planted; at < codes.length; at += items)
    if (codes[at] !== 2) codes[at] = choices[at] === wrong_key ? 1 : 0
  const statistics = describeItems(tallyScores(codes, items))
  const reports = statistics.map((statistics, item) => ({
    statistics,
    options: describeOptions({ codes, choices, items }, item, keyOf(item === planted ? wrong_key : KEY)),
    rows: null,
    parameters: null,
    fit: null,
    differences: [],
  }))
  const flags = flagItems(reports)
  expect(flags[0]).toMatchObject({ item: planted, suspected_key: KEY, evidence: 'strong' })
  expect(flags[0]?.flags).toContain('possible_wrong_key')
  expect(flags.filter(({ suspected_key }) => suspected_key !== null)).toHaveLength(1)
})

test('the option table counts everybody whom the item was shown, and those who chose nothing apart', () => {
  const codes = Uint8Array.of(1, 1, 1, 0, 0, 1, 0, 2)
  const choices = Uint8Array.of(1, 1, 1, 2, 0, 1, 2, NOT_SHOWN)
  const [none, first, second] = describeOptions({ codes, choices, items: 2 }, 0, [true, false])
  expect(none).toMatchObject({ option: 0, count: 1, share: 0.25, mean_total: 1, is_key: false })
  expect(first).toMatchObject({ option: 1, count: 2, share: 0.5, mean_total: 1.5, is_key: true })
  expect(second).toMatchObject({ option: 2, count: 1, share: 0.25, mean_total: 0, is_key: false })
  // Totals 2, 1, 1, 0: with the key (1, 1, 0, 0) the correlation is 1/√2.
  expect(first?.point_biserial).toBeCloseTo(Math.SQRT1_2, 12)
  // The other item alone: 1, 0, 1, 0 goes with the key not at all.
  expect(first?.corrected).toBeCloseTo(0, 12)
})

const plain = {
  tried: 100,
  exposure: 1,
  p: 0.5,
  point_biserial: 0.4,
  corrected: 0.3,
  upper_lower: 0.4,
  alpha_if_deleted: 0.8,
}
const normal = {
  statistics: plain,
  options: null,
  rows: null,
  parameters: { a: 1, d: 0, c: 0.2 },
  fit: { infit: 1, outfit: 1 },
  differences: [],
}

test.each([
  ['too_hard', { ...normal, statistics: { ...plain, p: 0.04 } }],
  ['too_easy', { ...normal, statistics: { ...plain, p: 0.96 } }],
  ['low_discrimination', { ...normal, statistics: { ...plain, corrected: 0.09 } }],
  ['negative_discrimination', { ...normal, statistics: { ...plain, corrected: -0.01 } }],
  ['flat_slope', { ...normal, parameters: { a: 0.34, d: 0, c: 0 } }],
  ['high_guessing', { ...normal, parameters: { a: 1, d: 0, c: 0.41 } }],
  [
    'differential_functioning',
    {
      ...normal,
      differences: [{ reference: 500, focal: 500, delta: -2, se: 0.3, class: 'C', p: 0, r2: 0.08 }],
    },
  ],
  ['misfit', { ...normal, fit: { infit: 1.31, outfit: 1 } }],
  ['extreme_difficulty', { ...normal, parameters: { a: 1, d: 4.1, c: 0 } }],
] as const)('%s is flagged, and nothing else of that item', (flag, report) => {
  expect(flagItems([normal, report])).toEqual([
    { item: 1, flags: [flag], suspected_key: null, suspected_row: null, trap: null, evidence: null },
  ])
})

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** Whether students who choose options 1 to 3 at random do better on other items with one than with another. */
function compareByChance(draw: () => number, students: number): number {
  const shares = [0.5, 0.2]
  const chosen = Array.from({ length: students }, () => draw())
  const scores = chosen.map(() => draw() + draw() + draw())
  const correlate = (is: (place: number) => boolean) => {
    const ones = chosen.map(place => (is(place) ? 1 : 0))
    const [one, score] = [average(ones), average(scores)]
    const both = average(ones.map((value, student) => value * (scores[student] ?? 0))) - one * score
    const squares = average(scores.map(value => value ** 2)) - score ** 2
    return { share: one, corrected: both / Math.sqrt(one * (1 - one) * squares) }
  }
  const [first = 0, second = 0] = shares
  const one = correlate(place => place < first)
  const other = correlate(place => place >= first && place < first + second)
  return compareCorrelations(one, other, students)
}

test('where only chance tells two options apart, their difference is a standard normal number', () => {
  const draw = createUniform(5)
  const found = Array.from({ length: 2_000 }, () => compareByChance(draw, 200))
  const mean = average(found)
  const sd = Math.sqrt(average(found.map(value => (value - mean) ** 2)))
  // Four standard errors of a mean and of an SD of 2,000 normal numbers.
  expect(Math.abs(mean)).toBeLessThan(0.09)
  expect(Math.abs(sd - 1)).toBeLessThan(0.064)
})

/** An item whose key goes with the others as `key` says, and a distractor as `other` says. */
const suspect = (students: number, key: number, other: number) => {
  const option = (option: number, share: number, corrected: number) => {
    const count = share * students
    const means = { mean_total: 0, mean_rest: 0, sd_rest: 1 }
    return { option, is_key: option === 1, count, share, ...means, point_biserial: 0, corrected }
  }
  return { ...normal, options: [option(0, 0.2, 0), option(1, 0.5, key), option(2, 0.3, other)] }
}

/** The same with a second option that earns full marks. */
const suspectTwo = (corrected: number) => {
  const { options, ...rest } = suspect(5_000, 0.05, 0.2)
  const second = { option: 3, is_key: true, count: 500, share: 0.1, point_biserial: 0 }
  return { ...rest, options: [...options, { ...second, mean_total: 0, mean_rest: 0, sd_rest: 1, corrected }] }
}

test('where several options earn full marks, only one that beats them all is suspected', () => {
  expect(flagItems([suspectTwo(0.25)])).toEqual([])
  expect(flagItems([suspectTwo(0.1)])).toMatchObject([{ suspected_key: 2 }])
})

test('a possible wrong key tells how sure it is, and the surest come first, not the widest apart', () => {
  const few = suspect(60, 0.02, 0.14)
  const many = suspect(5_000, 0.05, 0.15)
  const nobody = suspect(5_000, Number.NaN, 0.3)
  const found = flagItems([few, many, nobody])
  expect(found.map(({ item, evidence }) => [item, evidence])).toEqual([
    [2, 'strong'],
    [1, 'strong'],
    [0, 'weak'],
  ])
})
