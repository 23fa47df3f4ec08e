import { expect, test } from 'vitest'
import {
  bow,
  circle,
  fillOf,
  fills,
  line,
  measure,
  type Point,
  polygon,
  polyline,
  rect,
  sector,
  text,
  turn,
  writeFigure,
} from './draw.ts'

const rounded = (point: Point) => point.map(value => Math.round(value * 1000) / 1000 + 0)

test('a turn counts anticlockwise from the right, and up is where figures have less', () => {
  const quarters = [0, 90, 180, 270].map(degrees => rounded(turn([10, 20], degrees, 5)))
  expect(quarters).toEqual([
    [15, 20],
    [10, 15],
    [5, 20],
    [10, 25],
  ])
})

test('a bow goes from its first angle to its last, never further from its centre', () => {
  for (const [from, to] of [
    [0, 90],
    [90, -270],
    [30, 31],
  ] as const) {
    const points = bow([3, 4], 10, from, to)
    expect(points.length).toBeGreaterThan(2)
    expect([rounded(points[0] ?? [0, 0]), rounded(points.at(-1) ?? [0, 0])]).toEqual([
      rounded(turn([3, 4], from, 10)),
      rounded(turn([3, 4], to, 10)),
    ])
    for (const [x, y] of points) expect(Math.hypot(x - 3, y - 4)).toBeCloseTo(10, 9)
  }
})

test('a mark takes the room of its points, a circle that around its centre', () => {
  const points: Point[] = [
    [4, -2],
    [-1, 7],
    [3, 3],
  ]
  for (const mark of [polyline(points), polygon(points)]) expect(mark.box).toEqual([-1, -2, 4, 7])
  expect(line([5, 1], [2, 8]).box).toEqual([2, 1, 5, 8])
  expect(rect([0, 0, 12, 6]).box).toEqual([0, 0, 12, 6])
  expect(circle([10, 10], 4).box).toEqual([6, 6, 14, 14])
})

test('words begin, end or have their middle at their point', () => {
  const width = measure('Rata-rata')
  const leftOf = (anchor: 'start' | 'middle' | 'end') =>
    text([100, 0], 'Rata-rata', { 'text-anchor': anchor }).box[0]
  expect(['start', 'middle', 'end'].map(anchor => leftOf(anchor as 'start'))).toEqual([
    100,
    100 - width / 2,
    100 - width,
  ])
  expect(measure('Rata-rata', 28)).toBeCloseTo(2 * width, 9)
})

test('signs that mean something to a browser are words in a drawing', () => {
  expect(text([0, 0], 'a < b & "c"').svg).toContain('>a &lt; b &amp; &quot;c&quot;<')
})

test('numbers are written to a tenth of a pixel, so that a drawing is the same on every machine', () => {
  expect(line([1 / 3, 0.25], [2, -0.04]).svg).toMatch(/x1="0.3" y1="0.3" x2="2" y2="0"/)
})

test('a drawing is as large as what stands in it, with air around', () => {
  const svg = writeFigure([rect([-10, -20, 30.2, 40])], 8)
  expect(svg).toMatch(/viewBox="-18 -28 57 76" width="57" height="76"/)
  expect(svg.match(/<polygon/g)).toHaveLength(1)
})

test('a sector has its corner in the middle', () => {
  expect(sector([1, 2], 10, [0, 90]).svg).toMatch(/points="1,2 11,2 /)
})

test('fills follow one another and come again', () => {
  expect(fillOf(0)).toBe(fills[0])
  expect(fillOf(fills.length)).toBe(fills[0])
  expect(new Set(fills).size).toBe(fills.length)
})
