import fc from 'fast-check'
import { expect, test } from 'vitest'
import { describeGroups, leastGroup, listBins, rankGroups } from './group-figures.rules.ts'

const group = (name: string, mean: number, students = 100, sd: number | null = 100) => ({
  key: name,
  name,
  mean,
  students,
  sd,
})

test('groups that are surely apart have a place, and those whose errors overlap share a range', () => {
  const shown = rankGroups([group('B', 505), group('A', 600), group('C', 500), group('D', 400)])
  expect(shown.map(({ name, rank_from, rank_to }) => [name, rank_from, rank_to])).toEqual([
    ['A', 1, 1],
    ['B', 2, 3],
    ['C', 2, 3],
    ['D', 4, 4],
  ])
  expect(shown[0]?.se).toBe(10)
})

test('groups of a few students are counted and not shown', () => {
  const { shown, hidden } = describeGroups([
    group('Besar', 500, leastGroup),
    group('Kecil', 900, leastGroup - 1),
  ])
  expect([shown.map(({ name }) => name), hidden]).toEqual([['Besar'], 1])
})

test('bins cover the scale from end to end', () => {
  const bins = listBins({ min: 200, max: 1000 }, [3])
  expect([bins[0], bins.at(-1)]).toEqual([
    { from: 200, to: 240, count: 3 },
    { from: 960, to: 1000, count: 0 },
  ])
})

/** As it is said: after all that are surely better, before all that are surely worse. */
function rankPlainly(groups: ReturnType<typeof rankGroups>) {
  const ends = groups.map(({ mean, se }) => [mean - 1.96 * (se ?? 0), mean + 1.96 * (se ?? 0)] as const)
  return ends.map(([low, high]) => [
    1 + ends.filter(other => other[0] > high).length,
    ends.filter(other => other[1] >= low).length,
  ])
}

test('any groups get the places that each one compared with each other gives', () => {
  const number = fc.integer({ min: 0, max: 30 })
  fc.assert(
    fc.property(fc.array(fc.record({ mean: number, sd: fc.option(number) }), { maxLength: 40 }), drawn => {
      const ranked = rankGroups(drawn.map(({ mean, sd }, at) => group(`Sekolah ${at}`, mean, 25, sd)))
      expect(ranked).toHaveLength(drawn.length)
      expect(ranked.map(({ rank_from, rank_to }) => [rank_from, rank_to])).toEqual(rankPlainly(ranked))
    }),
  )
})
