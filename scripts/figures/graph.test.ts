import { expect, test } from 'vitest'
import type { Mark } from './draw.ts'
import { drawGraph, sample } from './graph.ts'

const words = (marks: readonly Mark[]) =>
  marks.filter(({ svg }) => svg.startsWith('<text')).map(({ svg }) => svg.replaceAll(/<[^>]*>/g, ''))
const graph = {
  x: [-2, 2, 1] as const,
  y: [-1, 3, 1] as const,
  units: [30, 20] as const,
  axes: ['x', 'y'] as const,
  curves: [{ name: 'f', points: sample(x => x * x - 1, -2, 2) }],
}

test('a curve is sampled from its beginning to its end, both of them with it', () => {
  const points = sample(x => 2 * x, -3, 3)
  expect([points[0], points.at(-1), points.length]).toEqual([[-3, -6], [3, 6], 61])
})

test('axes name their steps but nought, with a minus that is one', () => {
  expect(words(drawGraph(graph))).toEqual(expect.arrayContaining(['−2', '−1', '1', '2', '3', 'x', 'y', 'f']))
  expect(words(drawGraph(graph))).not.toContain('0')
})

test('an axis that begins with nought names it', () => {
  expect(words(drawGraph({ ...graph, x: [0, 4, 2], axes: ['Waktu (jam)', 'Jarak'] }))).toContain('0')
})

test('up is up: a larger value stands higher', () => {
  const marks = drawGraph({
    ...graph,
    points: [
      [[1, 2], 'A'],
      [[1, 0], 'B'],
      [[2, 1], ''],
    ],
  })
  const dots = marks.filter(({ svg }) => svg.startsWith('<circle'))
  expect(dots).toHaveLength(3)
  const [a, b, c] = dots.map(({ box: [left, top, right, bottom] }) => [
    (left + right) / 2,
    (top + bottom) / 2,
  ])
  expect([a, b, c]).toEqual([
    [30, -40],
    [30, 0],
    [60, -20],
  ])
})

test('the grid has a line for each step', () => {
  const faint = drawGraph(graph).filter(({ svg }) => svg.includes('#d5dbe3'))
  expect(faint).toHaveLength(10)
})
