import { expect, test } from 'vitest'
import { arrow, asked, crossed, drawCells, drawOne, flag, shape, spot, together } from './cells.ts'
import type { Mark } from './draw.ts'

const write = (marks: readonly Mark[]) => marks.map(({ svg }) => svg).join('')
const pointsOf = (mark: Mark | undefined) =>
  (/points="([^"]*)"/.exec(mark?.svg ?? '')?.[1] ?? '').split(' ').map(pair => pair.split(',').map(Number))

test('an arrow points as the hand of a clock does', () => {
  const heads = [0, 90, 180, 270].map(degrees => pointsOf(arrow(degrees)([0, 0])[1])[0])
  expect(heads).toEqual([
    [0, -22],
    [22, 0],
    [0, 22],
    [-22, 0],
  ])
})

test.each([3, 4, 5, 6])('a shape of %i sides has so many corners, all equally far', sides => {
  const corners = pointsOf(shape(sides, true)([0, 0])[0])
  expect(corners).toHaveLength(sides)
  for (const [x = 0, y = 0] of corners) expect(Math.hypot(x, y)).toBeCloseTo(22, 0)
})

test('a square stands on a side, a triangle on two corners, and a shape without sides is a circle', () => {
  const ys = (sides: number) => pointsOf(shape(sides, false)([0, 0])[0]).map(([, y = 0]) => y)
  expect(ys(4).filter(y => y === Math.max(...ys(4)))).toHaveLength(2)
  expect(ys(3).filter(y => y === Math.min(...ys(3)))).toHaveLength(1)
  expect(write(shape(0, true)([0, 0]))).toMatch(/^<circle/)
})

test('dark and light shapes differ', () => {
  expect(write(shape(5, true)([0, 0]))).not.toBe(write(shape(5, false)([0, 0])))
})

test('eight places follow each other round the edge, and the ninth is the first', () => {
  const places = Array.from({ length: 9 }, (_, place) => write(spot(place, true)([0, 0])))
  expect(new Set(places).size).toBe(8)
  expect(places[8]).toBe(places[0])
})

test('a flag that is turned once round, or seen in two mirrors, is as it was', () => {
  const upright = write(flag(0)([0, 0]))
  expect(write(flag(360)([0, 0])).replaceAll('-0,', '0,')).toBe(upright.replaceAll('-0,', '0,'))
  expect(write(flag(0, true)([0, 0]))).not.toBe(upright)
  const turns = [0, 90, 180, 270].flatMap(degrees => [flag(degrees), flag(degrees, true)])
  expect(new Set(turns.map(glyph => write(glyph([0, 0])))).size).toBe(8)
})

test('lines cross in the middle of their cell', () => {
  for (const { box } of crossed('up', 'flat', 'rise', 'fall')([30, 40])) {
    expect((box[0] + box[2]) / 2).toBeCloseTo(30, 9)
    expect((box[1] + box[3]) / 2).toBeCloseTo(40, 9)
  }
})

test('what stands together stands in one cell, and cells in rows do not touch', () => {
  expect(write(together(arrow(0), asked)([0, 0]))).toBe(write([...arrow(0)([0, 0]), ...asked([0, 0])]))
  const frames = drawCells([
    [asked, asked],
    [asked, asked],
  ]).filter(({ svg }) => svg.startsWith('<polygon'))
  expect(frames).toHaveLength(4)
  expect(frames[1]?.box[0]).toBeGreaterThan(frames[0]?.box[2] ?? Infinity)
  expect(frames[2]?.box[1]).toBeGreaterThan(frames[0]?.box[3] ?? Infinity)
  expect(drawOne(asked)).toHaveLength(2)
})
