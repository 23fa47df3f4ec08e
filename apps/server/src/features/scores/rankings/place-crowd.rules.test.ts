import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choicesMost, type Crowd, createCrowd } from './crowd.ts'
import {
  countScores,
  groupCrowd,
  membersOf,
  placeCrowd,
  rankMembers,
  visitAll,
  visitChoices,
  visitColumn,
} from './place-crowd.rules.ts'

interface Someone {
  total: number
  finished: number
  province: number
  choices: number[]
}

function gather(people: Someone[]): Crowd {
  const crowd = createCrowd(people.length, 0)
  crowd.size = people.length
  for (const [nth, { total, finished, province, choices }] of people.entries()) {
    crowd.totals[nth] = total
    crowd.finished[nth] = finished
    crowd.provinces[nth] = province
    crowd.users.set([0, 0, 0, nth], 4 * nth)
    crowd.choices.set(choices, choicesMost * nth)
  }
  return crowd
}

const someone = (changes: Partial<Someone> = {}): Someone => ({
  total: 500,
  finished: 0,
  province: -1,
  choices: [],
  ...changes,
})

test('the best stand first, equal scores share a rank, and who finished earlier stands before', () => {
  const crowd = gather([
    someone({ total: 500, finished: 2 }),
    someone({ total: 700, finished: 9 }),
    someone({ total: 500, finished: 1 }),
    someone({ total: 300 }),
  ])
  expect(placeCrowd(crowd)).toEqual({
    order: Uint32Array.of(1, 2, 0, 3),
    ranks: Int32Array.of(1, 2, 2, 4),
  })
})

test('of equal scores of the same moment the smaller id stands before, word by word', () => {
  const crowd = gather([someone(), someone(), someone()])
  crowd.users.set([1, 0, 0, 0], 0)
  crowd.users.set([0, 2, 0, 0], 4)
  crowd.users.set([0, 1, 4_294_967_295, 0], 8)
  expect(placeCrowd(crowd).order).toEqual(Uint32Array.of(2, 1, 0))
})

test('a choice counts once for its group, also where several majors are one group', () => {
  const crowd = gather([someone({ choices: [0, 1, 2] }), someone({ choices: [2] }), someone()])
  const groupsOf = (nth: number, groups: number[]) => {
    const joined: number[] = []
    visitChoices(crowd, Int32Array.from(groups))(nth, group => void joined.push(group))
    return joined
  }
  expect(groupsOf(0, [0, 1, 2])).toEqual([0, 1, 2])
  expect(groupsOf(0, [5, 5, 7])).toEqual([5, 7])
  expect(groupsOf(0, [5, -1, 5])).toEqual([5])
  expect(groupsOf(2, [0, 1, 2])).toEqual([])
})

const people = fc.array(
  fc.record({
    total: fc.integer({ min: 0, max: 5 }).map(hundreds => hundreds * 100),
    finished: fc.integer({ min: 0, max: 3 }),
    province: fc.integer({ min: -1, max: 2 }),
    choices: fc.constant<number[]>([]),
  }),
  { maxLength: 30 },
)

test('in every group stand its members alone, the best first, with ranks as though there were nobody else', () => {
  fc.assert(
    fc.property(people, all => {
      const crowd = gather(all)
      const placed = placeCrowd(crowd)
      const grouped = groupCrowd(placed, 3, visitColumn(crowd.provinces))
      for (const group of [0, 1, 2]) {
        const members = membersOf(grouped, group)
        const places = Array.from(members, position => placed.order[position - 1] ?? -1)
        const own = Array.from(all.keys()).filter(nth => all[nth]?.province === group)
        expect(places.toSorted((a, b) => a - b)).toEqual(own)
        expect(Array.from(members)).toEqual(Array.from(members).toSorted((a, b) => a - b))
        const totals = places.map(nth => all[nth]?.total ?? 0)
        const better = totals.map(total => 1 + totals.filter(other => other > total).length)
        expect(Array.from(rankMembers(placed, members))).toEqual(better)
      }
    }),
  )
})

test('a ranking of everybody is the group that all are in', () => {
  const placed = placeCrowd(gather([someone({ total: 1 }), someone({ total: 2 })]))
  expect(membersOf(groupCrowd(placed, 1, visitAll), 0)).toEqual(Int32Array.of(1, 2))
  const nobody = placeCrowd(gather([]))
  expect(membersOf(groupCrowd(nobody, 1, visitAll), 0)).toEqual(new Int32Array(0))
})

test('each score is counted in hundredths, with how many have less', () => {
  const crowd = gather([500, 612.345, 500, 612.349, 700].map(total => someone({ total })))
  expect(countScores(crowd, placeCrowd(crowd))).toEqual({
    scores: [50_000, 61_235, 70_000],
    counts: [2, 2, 1],
    below: [0, 2, 4],
  })
  const nobody = gather([])
  expect(countScores(nobody, placeCrowd(nobody))).toEqual({ scores: [], counts: [], below: [] })
})
