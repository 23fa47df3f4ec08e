import { expect, test } from 'vitest'
import { drawBars, drawBoxes, drawDots, drawPie, drawRows } from './chart.ts'
import type { Mark } from './draw.ts'

const ofTag = (marks: readonly Mark[], tag: string) => marks.filter(({ svg }) => svg.startsWith(`<${tag}`))
const words = (marks: readonly Mark[]) =>
  ofTag(marks, 'text').map(({ svg }) => svg.replaceAll(/<[^>]*>/g, ''))
const heightOf = ({ box: [, top, , bottom] }: Mark) => bottom - top
const widthOf = ({ box: [left, , right] }: Mark) => right - left

const bars = {
  labels: ['2024', '2025'],
  series: [
    { name: 'Putra', values: [40, 80] },
    { name: 'Putri', values: [60, 20] },
  ],
  unit: 'siswa',
  scale: [100, 25] as const,
}

test('a bar is as high as its value on the scale, and says it', () => {
  const marks = drawBars(bars)
  const columns = ofTag(marks, 'polygon').slice(0, 4)
  expect(columns.map(mark => Math.round((heightOf(mark) / 150) * 100))).toEqual([40, 60, 80, 20])
  expect(words(marks)).toEqual(expect.arrayContaining(['40', '60', '80', '20', '2024', '2025', 'siswa']))
})

test('bars of one group stand side by side, none over another', () => {
  const columns = ofTag(drawBars(bars), 'polygon').slice(0, 4)
  const edges = columns
    .map(({ box: [left, , right] }) => [left, right] as const)
    .toSorted((a, b) => a[0] - b[0])
  for (const [at, [left]] of edges.entries())
    expect(left).toBeGreaterThanOrEqual((edges[at - 1]?.[1] ?? -Infinity) - 1e-9)
})

test('bars upon each other begin where the one below ends', () => {
  const [first, second] = ofTag(drawBars({ ...bars, stacked: true }), 'polygon')
  expect(second?.box[3]).toBeCloseTo(first?.box[1] ?? 0, 9)
  expect(first?.box[0]).toBe(second?.box[0])
})

test('the scale names every step from nought, in Indonesian digits', () => {
  const marks = drawBars({ ...bars, scale: [2_000, 500] })
  expect(words(marks).slice(0, 5)).toEqual(['0', '500', '1.000', '1.500', '2.000'])
})

test('one series needs no legend, two are told apart by it', () => {
  const alone = words(drawBars({ ...bars, series: bars.series.slice(0, 1) }))
  expect(alone).not.toContain('Putra')
  expect(words(drawBars(bars))).toEqual(expect.arrayContaining(['Putra', 'Putri']))
})

test('the longest row reaches the end, others their share of it', () => {
  const rows = ofTag(
    drawRows(
      [
        ['Padi', 50],
        ['Jagung', 100],
        ['Kedelai', 25],
      ],
      ' ton',
    ),
    'polygon',
  )
  expect(rows.map(mark => Math.round(widthOf(mark)))).toEqual([56, 112, 28])
})

test('slices of a whole begin where the one before ends, from the top once round', () => {
  const slices = ofTag(
    drawPie([
      ['a', 1],
      ['b', 2],
      ['c', 5],
    ]),
    'polygon',
  )
  const corners = slices.map(({ svg }) => (/points="([^"]*)"/.exec(svg)?.[1] ?? '').split(' '))
  expect(corners.map(([centre]) => centre)).toEqual(['0,0', '0,0', '0,0'])
  const [first, , last] = corners
  expect(first?.[1]).toBe('0,-72')
  expect(last?.at(-1)).toBe('0,-72')
  for (const [at, [, start]] of corners.entries()) if (at > 0) expect(start).toBe(corners[at - 1]?.at(-1))
})

test('one dot stands for each case, above its number', () => {
  const marks = drawDots(
    [
      [6, 2],
      [7, 0],
      [8, 3],
    ],
    'jam',
  )
  const dots = ofTag(marks, 'circle').map(({ box: [left, , right] }) => (left + right) / 2)
  expect(dots).toEqual([0, 0, 80, 80, 80])
  expect(words(marks)).toEqual(['6', '7', '8', 'jam'])
})

test('a box reaches from quartile to quartile, and its whiskers to the least and the greatest', () => {
  const marks = drawBoxes([['A', [10, 20, 25, 40, 60]]], [0, 100, 50])
  const [box] = ofTag(marks, 'polygon')
  expect([box?.box[0], box?.box[2]]).toEqual([50, 100])
  const whiskers = ofTag(marks, 'line').filter(({ box: [, top, , bottom] }) => top === 24 && bottom === 24)
  expect(whiskers.map(({ box: [left, , right] }) => [left, right])).toEqual([
    [25, 50],
    [100, 150],
  ])
})
