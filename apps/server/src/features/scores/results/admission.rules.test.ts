import type { ChosenMajor } from '@gerbang/contract/exam/universities.ts'
import { expect, test } from 'vitest'
import { describeChances, measureTotal, type PlatformCut, weighForMajor } from './admission.rules.ts'

const subTests = [
  { subject: { code: 'PU' }, weight: 1, scaled: 600, se: 30, theta_se: 0.4 },
  { subject: { code: 'PM' }, weight: 3, scaled: 500.004, se: 40, theta_se: 0.5 },
]

test('a total has the error that another paper would have, each sub-test by its weight', () => {
  const [pu, pm] = [(1 / 4) * 30, (3 / 4) * 40]
  const sem = Math.sqrt(pu ** 2 * (1 - 0.4 ** 2) + pm ** 2 * (1 - 0.5 ** 2))
  expect(measureTotal(525, subTests)).toEqual({ score: 525, sem: expect.closeTo(sem, 9) })
})

test('where right answers count there is no such error', () => {
  const unknown = subTests.map(row => ({ ...row, se: null }))
  expect(measureTotal(525, unknown)).toBeUndefined()
  expect(measureTotal(525, [])).toBeUndefined()
  const weightless = [{ weight: 0, se: 30, theta_se: 0.4 }]
  expect(measureTotal(525, weightless)).toBeUndefined()
})

test('a major without weights of its own takes the total as it is', () => {
  expect(weighForMajor(525, subTests, undefined)).toEqual({
    score: 525,
    measured: measureTotal(525, subTests),
  })
})

test('a major that weighs in its own way has a total of its own, to two decimals, with its own error', () => {
  const { score, measured } = weighForMajor(525, subTests, { PU: 0, PM: 2 })
  expect(score).toBe(500)
  expect(measured?.sem).toBeCloseTo(40 * Math.sqrt(1 - 0.5 ** 2), 9)
})

test('a sub-test that a major does not name weighs 1', () => {
  expect(weighForMajor(525, subTests, { PU: 1 }).score).toBe(550)
})

test('a major whose sub-tests have no scores takes the total, and tells no error', () => {
  const unscored = subTests.map(row => ({ ...row, scaled: null }))
  expect(weighForMajor(525, unscored, { PU: 1 })).toEqual({ score: 525, measured: undefined })
})

const group = { mean: 500, sd: 100 }
const norm = { sd: 100 }
const seats = { figures: { capacity: 20, applicants: 100 } }
const chooseMajors = (...ids: string[]) => ids.map(id => ({ id, ...seats }) as unknown as ChosenMajor)
const cutOf = (major_id: string, cut: number): PlatformCut => ({
  major_id,
  cut,
  se: 25,
  pool: 80,
  group_mean: null,
  group_sd: null,
})
const total = { score: 560, sem: 30 }

test('a higher cut leaves a smaller chance, between its low and its high', () => {
  const [easy, hard] = describeChances(
    [total, total],
    group,
    chooseMajors('a', 'b'),
    [cutOf('a', 480), cutOf('b', 640)],
    norm,
  )
  expect(easy?.chance?.chance).toBeGreaterThan(hard?.chance?.chance ?? 1)
  for (const told of [easy, hard]) {
    const { chance = 0, low = 1, high = 0, ...rest } = told?.chance ?? {}
    expect(low).toBeLessThan(chance)
    expect(high).toBeGreaterThan(chance)
    expect(rest).toMatchObject({ pool: 80, cut_se: 25 })
  }
})

test('whoever is admitted by the first choice does not come to the second', () => {
  const cuts = [cutOf('a', 480), cutOf('b', 480)]
  const [first, second] = describeChances([total, total], group, chooseMajors('a', 'b'), cuts, norm)
  expect(first?.chance?.admitted).toBe(first?.chance?.chance)
  expect(second?.chance?.admitted).toBeLessThan(second?.chance?.chance ?? 0)
})

test('a choice whose cut nobody can tell says so where it has seats, and the others are as though it were not there', () => {
  const alone = describeChances([total], group, chooseMajors('b'), [cutOf('b', 500)], norm)
  const beside = describeChances([total, total], group, chooseMajors('a', 'b'), [cutOf('b', 500)], norm)
  expect(beside).toEqual([{ chance: null, too_few_choosers: true }, alone[0]])
  const seatless = [{ id: 'a', figures: null }] as unknown as ChosenMajor[]
  expect(describeChances([total], group, seatless, [], norm)).toEqual([
    { chance: null, too_few_choosers: false },
  ])
})

test('without a measured total nothing is told of any choice', () => {
  const none = { chance: null, too_few_choosers: false }
  const cuts = [cutOf('a', 500)]
  expect(describeChances([undefined, undefined], group, chooseMajors('a', 'b'), cuts, norm)).toEqual([
    none,
    none,
  ])
})

test('a major that ranks in its own way is told by its own group', () => {
  const own = { ...cutOf('a', 560), group_mean: 700, group_sd: 100 }
  const chanceBy = (cut: PlatformCut) =>
    describeChances([total], group, chooseMajors('a'), [cut], norm)[0]?.chance?.chance ?? 0
  expect(chanceBy(own)).toBeGreaterThan(chanceBy(cutOf('a', 560)))
})
