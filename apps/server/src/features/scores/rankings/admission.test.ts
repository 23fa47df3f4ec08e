import { estimateCut, LEAST_POOL } from '@gerbang/scoring/admission/admission-cut.ts'
import { weighScores } from '@gerbang/scoring/admission/weigh-sub-tests.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Admission, estimateCuts } from './admission.queries.ts'
import { createCrowd } from './crowd.ts'
import { placeCrowd } from './place-crowd.rules.ts'

const seats = { capacity: 20, applicants: 100 }
const law = 'law'
const physics = 'physics'
const all = Array.from({ length: 80 }, (_, nth) => nth)

/** Totals, and the scores of two sub-tests; what is not known is NaN. */
function gather(people: { total: number; scores: [number, number] }[]) {
  const crowd = createCrowd(people.length, 2)
  crowd.size = people.length
  people.forEach(({ total, scores }, nth) => {
    crowd.totals[nth] = total
    crowd.finished[nth] = nth
    crowd.scaled.set(scores, 2 * nth)
  })
  return crowd
}

const estimate = (people: Parameters<typeof gather>[0], given: Partial<Admission>) => {
  const crowd = gather(people)
  const admission: Admission = {
    usual_year_sd: 20,
    sub_tests: [
      { code: 'pu', weight: 1 },
      { code: 'pk', weight: 1 },
    ],
    seats: [{ major_id: law, ...seats, year_sd: null, weights: {} }],
    choosers: new Map([[law, all]]),
    ...given,
  }
  return estimateCuts({ crowd, placed: placeCrowd(crowd), admission })
}

const person = (nth: number) => ({ total: 400 + nth, scores: [300 + nth, 500 + 2 * nth] as [number, number] })
const people = all.map(person)

test('a major that weighs as the try-out does is cut by totals, and says nothing of everybody', async () => {
  const { cut, se } = estimateCut(
    people.map(({ total }) => total),
    seats,
    20,
  )
  expect(await estimate(people, {})).toEqual([
    { major_id: law, cut, se, pool: 80, group_mean: null, group_sd: null },
  ])
  // A fifth is taken.
  expect(cut).toBeGreaterThan(400 + 60)
  expect(cut).toBeLessThan(400 + 67)
})

test('the spread of its own years takes the place of the usual one', async () => {
  const [usual] = await estimate(people, {})
  const [own] = await estimate(people, {
    seats: [{ major_id: law, ...seats, year_sd: 60, weights: {} }],
  })
  expect(own?.cut).toBe(usual?.cut)
  expect(Number(own?.se) ** 2 - Number(usual?.se) ** 2).toBeCloseTo(60 ** 2 - 20 ** 2, 6)
})

test('a major with weights of its own is cut by them, beside mean and spread of everybody by the same', async () => {
  const weights = { pk: 3 }
  const [cut] = await estimate(people, { seats: [{ major_id: law, ...seats, year_sd: null, weights }] })
  const weighed = people.map(({ scores }) => weighScores(scores, [1, 3]) ?? 0)
  const mean = weighed.reduce((sum, score) => sum + score, 0) / weighed.length
  const variance = weighed.reduce((sum, score) => sum + (score - mean) ** 2, 0) / weighed.length
  expect(cut?.cut).toBeCloseTo(estimateCut(weighed, seats, 20).cut, 9)
  expect(cut?.group_mean).toBeCloseTo(mean, 9)
  expect(cut?.group_sd).toBeCloseTo(Math.sqrt(variance), 9)
})

test('who has no score of any sub-test that counts is in no pool by weights', async () => {
  const half = people.map((one, nth) => (nth < 25 ? { ...one, scores: [NaN, NaN] as [number, number] } : one))
  const weighed = { major_id: law, ...seats, year_sd: null, weights: { pu: 2 } }
  const [cut] = await estimate(half, { seats: [weighed] })
  expect(cut?.pool).toBe(55)
  const fewer = half.map((one, nth) => (nth < 31 ? { ...one, scores: [NaN, NaN] as [number, number] } : one))
  expect(await estimate(fewer, { seats: [weighed] })).toEqual([])
})

test('too few choosers make no cut; a major that nobody chose makes none either', async () => {
  const choosers = new Map([[law, all.slice(0, LEAST_POOL - 1)]])
  const nobody = { major_id: physics, ...seats, year_sd: null, weights: {} }
  const few = { major_id: law, ...seats, year_sd: null, weights: {} }
  expect(await estimate(people, { choosers, seats: [few, nobody] })).toEqual([])
})

test('majors that weigh alike, in turn with others, have the cuts that each has alone', async () => {
  const weightings = [{}, { pu: 2 }, { pk: 5 }, { pu: 2 }, {}]
  const majors = weightings.map((weights, nth) => ({
    major_id: `major ${nth}`,
    ...seats,
    year_sd: null,
    weights,
  }))
  const choosers = new Map(majors.map(({ major_id }, nth) => [major_id, all.slice(5 * nth)]))
  const alone = await Promise.all(majors.map(one => estimate(people, { seats: [one], choosers })))
  expect(await estimate(people, { seats: majors, choosers })).toEqual(alone.flat())
})

test('the order in which people are read changes no cut', async () => {
  const order = fc.shuffledSubarray(all, { minLength: all.length })
  await fc.assert(
    fc.asyncProperty(order, async shuffled => {
      const read = shuffled.map(person)
      const weighed = { major_id: physics, ...seats, year_sd: 10, weights: { pu: 4 } }
      const choosers = new Map([
        [law, all],
        [physics, all],
      ])
      const both = [{ major_id: law, ...seats, year_sd: null, weights: {} }, weighed]
      const given = { seats: both, choosers }
      const finished = await estimate(read, given)
      const plain = await estimate(people, given)
      finished.forEach((cut, nth) => {
        expect(cut.cut).toBeCloseTo(plain[nth]?.cut ?? NaN, 9)
        expect(cut.group_mean ?? 0).toBeCloseTo(plain[nth]?.group_mean ?? 0, 9)
      })
      expect(finished).toHaveLength(2)
    }),
    { numRuns: 30 },
  )
})
