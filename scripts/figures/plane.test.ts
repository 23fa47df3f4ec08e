import { expect, test } from 'vitest'
import { drawPlane, type Plane } from './plane.ts'

const triangle: Plane = {
  scale: 10,
  points: { A: [0, 0], B: [4, 0], C: [0, 3] },
  lines: ['ABCA'],
}

const svgOf = (plane: Partial<Plane>) => drawPlane({ ...triangle, ...plane }).map(({ svg }) => svg)
const numbersOf = (svg = '') => (svg.match(/-?[\d.]+/g) ?? []).map(Number)
/** Words and where they stand. */
const listTexts = (plane: Partial<Plane>) =>
  svgOf(plane).flatMap(svg => {
    const [, x, y, words] = /<text x="([^"]+)" y="([^"]+)".*>([^<]+)<\/text>/.exec(svg) ?? []
    return words === undefined ? [] : [{ words, x: Number(x), y: Number(y) }]
  })

test('points are true to scale, with y upwards', () => {
  const [outline] = svgOf({})
  expect(outline).toContain('points="0,0 40,0 0,-30 0,0"')
})

test('points of large letters are named, away from the figure; small ones only help', () => {
  const named = listTexts({ points: { ...triangle.points, m: [1, 1] } })
  expect(named.map(({ words }) => words)).toEqual(['A', 'B', 'C'])
  const [a, b, c] = named
  expect(a?.x).toBeLessThan(0)
  expect(b?.x).toBeGreaterThan(40)
  expect(c?.y).toBeLessThan(-30)
})

test('a length stands outside the figure, and one that is to be inside stands inside', () => {
  const [outside] = listTexts({ lengths: { AB: '4 cm' } }).filter(({ words }) => words === '4 cm')
  const [inside] = listTexts({ inside: { AB: '4 cm' } }).filter(({ words }) => words === '4 cm')
  expect(outside?.y).toBeGreaterThan(0)
  expect(inside?.y).toBeLessThan(outside?.y ?? 0)
  expect(outside?.x).toBeCloseTo(20, 1)
})

test('areas lie below all lines, and circles have their radius in units', () => {
  const marks = svgOf({ filled: ['ABC'], circles: [['A', 2]] })
  expect(marks[0]).toMatch(/^<polygon/)
  expect(marks[1]).toMatch(/^<circle.* r="20"/)
})

test('segments that are as long as each other have as many ticks, each group one more', () => {
  const countLines = (equal: string[][]) => svgOf({ equal }).filter(svg => svg.startsWith('<line')).length
  expect(countLines([['AB', 'AC']])).toBe(2)
  expect(countLines([['AB'], ['AC', 'BC']])).toBe(1 + 2 * 2)
})

test('a right angle is a corner between its sides', () => {
  const [, corner] = svgOf({ right: ['BAC'] })
  expect(numbersOf(/points="([^"]*)"/.exec(corner ?? '')?.[1])).toEqual([10, 0, 10, -10, 0, -10])
})

test('a dashed way is told from a line', () => {
  const dashed = svgOf({ dashed: ['BC'] }).filter(svg => svg.includes('stroke-dasharray'))
  expect(dashed).toHaveLength(1)
})

test('a point that was not given is named in the fault', () => {
  expect(() => drawPlane({ ...triangle, lines: ['AD'] })).toThrow('There is no point D')
})
