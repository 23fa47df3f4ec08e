import { expect, test } from 'vitest'
import { leastGroup, listBins, rankGroups } from './reports.rules.ts'

const group = (name: string, mean: number, students = 100, sd: number | null = 100) => ({
  name,
  mean,
  students,
  sd,
})

test('groups that are surely apart have a place, and those whose errors overlap share a range', () => {
  const { shown } = rankGroups([group('B', 505), group('A', 600), group('C', 500), group('D', 400)])
  expect(shown.map(({ name, rank_from, rank_to }) => [name, rank_from, rank_to])).toEqual([
    ['A', 1, 1],
    ['B', 2, 3],
    ['C', 2, 3],
    ['D', 4, 4],
  ])
  expect(shown[0]?.se).toBe(10)
})

test('groups of a few students are counted and not shown', () => {
  const { shown, hidden } = rankGroups([group('Besar', 500, leastGroup), group('Kecil', 900, leastGroup - 1)])
  expect([shown.map(({ name }) => name), hidden]).toEqual([['Besar'], 1])
})

test('bins cover the scale from end to end', () => {
  const bins = listBins({ min: 200, max: 1000 }, new Map([[0, 3]]))
  expect([bins[0], bins.at(-1)]).toEqual([
    { from: 200, to: 240, count: 3 },
    { from: 960, to: 1000, count: 0 },
  ])
})
