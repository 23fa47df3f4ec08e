import { circle, faint, fillOf, ink, line, type Mark, type Point, polygon, polyline, text } from './draw.ts'

type Range = readonly [from: number, to: number, step: number]

/** Curves over axes with a grid, whose crossings can be read. */
export interface Graph {
  x: Range
  y: Range
  /** CSS pixels of one unit across and up. */
  units: Point
  /** What the axes count; letters of mathematics stand at their ends, words below and above. */
  axes: readonly [string, string]
  curves: { name?: string; points: Point[] }[]
  /** Marked, each with its words or none. */
  points?: [at: Point, words: string, side?: Point][]
}

const steps = ([from, to, step]: Range) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
const write = (value: number) => value.toLocaleString('id-ID').replace('-', '−')

export const sample = (curve: (x: number) => number, from: number, to: number): Point[] =>
  Array.from({ length: 61 }, (_, index) => {
    const x = from + ((to - from) * index) / 60
    return [x, curve(x)]
  })

const arrow = ([x, y]: Point, [dx, dy]: Point): Mark =>
  polygon(
    [
      [x + 7 * dx, y + 7 * dy],
      [x + 4 * dy, y + 4 * dx],
      [x - 4 * dy, y - 4 * dx],
    ],
    { fill: ink },
  )

function drawAxes({ x, y, axes: [across, up] }: Graph, place: (point: Point) => Point): Mark[] {
  const [left, right] = [place([x[0], 0]), place([x[1], 0])]
  const [low, high] = [place([0, y[0]]), place([0, y[1]])]
  const isLetter = across.length < 3
  return [
    line(left, [right[0] + 8, right[1]]),
    arrow([right[0] + 8, right[1]], [1, 0]),
    line(low, [high[0], high[1] - 8]),
    arrow([high[0], high[1] - 8], [0, -1]),
    text(
      isLetter ? [right[0] + 24, right[1]] : [(left[0] + right[0]) / 2, low[1] + 36],
      across,
      isLetter ? { 'font-style': 'italic' } : {},
    ),
    text(
      isLetter ? [high[0], high[1] - 26] : [low[0] - 8, high[1] - 28],
      up,
      isLetter ? { 'font-style': 'italic' } : { 'text-anchor': 'start' },
    ),
  ]
}

export function drawGraph(graph: Graph): Mark[] {
  const { x, y, units, curves, points = [] } = graph
  const place = ([px, py]: Point): Point => [px * units[0], -py * units[1]]
  const size = { 'font-size': 12 }
  const nought = x[0] < 0 ? steps(x).filter(value => value !== 0) : steps(x)
  return [
    ...steps(x).map(value => line(place([value, y[0]]), place([value, y[1]]), { stroke: faint })),
    ...steps(y).map(value => line(place([x[0], value]), place([x[1], value]), { stroke: faint })),
    ...drawAxes(graph, place),
    ...nought.map(value => {
      const [at, level] = place([value, 0])
      return text([at, level + 13], write(value), size)
    }),
    ...steps(y)
      .filter(value => value !== 0)
      .map(value => {
        const [at, level] = place([0, value])
        return text([at - 7, level], write(value), { ...size, 'text-anchor': 'end' })
      }),
    ...curves.map(({ points }, index) =>
      polyline(points.map(place), { stroke: fillOf(index), 'stroke-width': 2.6 }),
    ),
    ...curves.flatMap(({ name, points }) => {
      const end = place(points.at(-1) ?? [0, 0])
      return name === undefined ? [] : [text([end[0] + 8, end[1]], name, { 'text-anchor': 'start' })]
    }),
    ...points.flatMap(([at, words, side = [0, 1]]) => {
      const [px, py] = place(at)
      const dot = circle([px, py], 3.2, { fill: ink })
      return words === '' ? [dot] : [dot, text([px + 14 * side[0], py - 14 * side[1]], words)]
    }),
  ]
}
