import { circle, ink, line, type Mark, type Point, polygon, polyline, rect, text, turn } from './draw.ts'

/** What stands in one cell of a figural question, around the cell's middle. */
export type Glyph = (at: Point) => Mark[]

const SIDE = 54
const GAP = 9
const solid = (isDark: boolean) => ({ fill: isDark ? ink : '#ffffff' })

export const together =
  (...glyphs: Glyph[]): Glyph =>
  at =>
    glyphs.flatMap(glyph => glyph(at))

/** Degrees are those of a clock: 0 is up, 90 to the right. */
export const arrow =
  (degrees: number): Glyph =>
  at => {
    const head = turn(at, 90 - degrees, 22)
    return [
      line(turn(at, 270 - degrees, 22), head, { 'stroke-width': 3 }),
      polygon([head, turn(head, 240 - degrees, 14), turn(head, 300 - degrees, 14)], { fill: ink }),
    ]
  }

/** Of `sides` equal sides, one corner up; squares stand on a side. */
export const shape =
  (sides: number, isDark: boolean, r = 22): Glyph =>
  at => {
    if (sides === 0) return [circle(at, r, solid(isDark))]
    const first = sides % 2 === 0 ? 90 + 180 / sides : 90
    const corners = Array.from({ length: sides }, (_, index) => turn(at, first + (360 / sides) * index, r))
    return [polygon(corners, solid(isDark))]
  }

/** One of eight places along the edge, clockwise from the upper left corner. */
const ring: Point[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
]
export const spot =
  (place: number, isDark: boolean): Glyph =>
  ([x, y]) => {
    const [dx = 0, dy = 0] = ring[place % 8] ?? []
    return [circle([x + dx * 19, y + dy * 19], 7, solid(isDark))]
  }

const strokes = { up: [0, 1], flat: [1, 0], rise: [0.72, -0.72], fall: [0.72, 0.72] } as const
export type Stroke = keyof typeof strokes
/** Lines through the middle. */
export const crossed =
  (...names: Stroke[]): Glyph =>
  ([x, y]) =>
    names.map(name => {
      const [dx, dy] = strokes[name]
      return line([x - 24 * dx, y - 24 * dy], [x + 24 * dx, y + 24 * dy], { 'stroke-width': 3 })
    })

/** A pole with a flag, turned clockwise or seen in a mirror. */
export const flag =
  (degrees: number, isMirrored = false): Glyph =>
  ([x, y]) => {
    const angle = (degrees * Math.PI) / 180
    const move = ([px, py]: Point): Point => {
      const mx = isMirrored ? -px : px
      return [
        x + mx * Math.cos(angle) - py * Math.sin(angle),
        y + mx * Math.sin(angle) + py * Math.cos(angle),
      ]
    }
    const pole: Point[] = [
      [-8, 22],
      [-8, -22],
    ]
    const cloth: Point[] = [
      [-8, -22],
      [16, -22],
      [16, -4],
      [-8, -4],
    ]
    return [
      polyline(pole.map(move), { 'stroke-width': 3 }),
      polygon(cloth.map(move)),
      circle(move([8, 10]), 4, { fill: ink }),
    ]
  }

export const asked: Glyph = at => [text(at, '?', { 'font-size': 26 })]

function drawCell(glyph: Glyph, [x, y]: Point): Mark[] {
  const half = SIDE / 2
  return [
    rect([x - half, y - half, x + half, y + half], { fill: '#ffffff', 'stroke-width': 1.2 }),
    ...glyph([x, y]),
  ]
}

/** One picture, as an option is. */
export const drawOne = (glyph: Glyph): Mark[] => drawCell(glyph, [0, 0])

/** Cells in rows. */
export const drawCells = (rows: Glyph[][]): Mark[] =>
  rows.flatMap((row, level) =>
    row.flatMap((glyph, index) => drawCell(glyph, [index * (SIDE + GAP), level * (SIDE + GAP)])),
  )
