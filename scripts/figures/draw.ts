export type Point = readonly [x: number, y: number]
/** Left, top, right and bottom, in CSS pixels. */
type Box = readonly [number, number, number, number]
/** One thing that is drawn, and the room that it takes. */
export interface Mark {
  svg: string
  box: Box
}
type Look = Record<string, string | number>

export const ink = '#1f2933'
export const quiet = '#64748b'
export const faint = '#d5dbe3'
/** Told apart in grey as well, for paper. */
export const fills = ['#1d4e89', '#f2a541', '#dbe7f4', '#8a9bb0', '#ffffff'] as const
export const fillOf = (index: number) => fills[index % fills.length] ?? '#ffffff'

export const FONT_SIZE = 14
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const write = (value: string | number) =>
  typeof value === 'number'
    ? String(Math.round(value * 10) / 10)
    : value.replaceAll(/[&<>"]/g, sign => escapes[sign] ?? '')

function tag(name: string, look: Look, inside = ''): string {
  const attributes = Object.entries(look).map(([key, value]) => ` ${key}="${write(value)}"`)
  return `<${name}${attributes.join('')}>${inside}</${name}>`
}

const around = (points: readonly Point[]): Box => [
  Math.min(...points.map(([x]) => x)),
  Math.min(...points.map(([, y]) => y)),
  Math.max(...points.map(([x]) => x)),
  Math.max(...points.map(([, y]) => y)),
]
const stroke: Look = { stroke: ink, 'stroke-width': 1.6 }
const list = (points: readonly Point[]) => points.map(([x, y]) => `${write(x)},${write(y)}`).join(' ')

export const line = (from: Point, to: Point, look: Look = {}): Mark => ({
  svg: tag('line', { x1: from[0], y1: from[1], x2: to[0], y2: to[1], ...stroke, ...look }),
  box: around([from, to]),
})
export const polyline = (points: readonly Point[], look: Look = {}): Mark => ({
  svg: tag('polyline', {
    points: list(points),
    fill: 'none',
    'stroke-linejoin': 'round',
    ...stroke,
    ...look,
  }),
  box: around(points),
})
export const polygon = (points: readonly Point[], look: Look = {}): Mark => ({
  svg: tag('polygon', {
    points: list(points),
    fill: fills[2],
    'stroke-linejoin': 'round',
    ...stroke,
    ...look,
  }),
  box: around(points),
})
export const rect = ([left, top, right, bottom]: Box, look: Look = {}): Mark =>
  polygon(
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
    look,
  )
export const circle = ([x, y]: Point, r: number, look: Look = {}): Mark => ({
  svg: tag('circle', { cx: x, cy: y, r, fill: 'none', ...stroke, ...look }),
  box: [x - r, y - r, x + r, y + r],
})

/** What Arial needs for these words, about. */
export const measure = (words: string, size = FONT_SIZE) => words.length * size * 0.58

type Anchor = 'start' | 'middle' | 'end'
/** Words whose middle line goes through the point. */
export function text([x, y]: Point, words: string, look: Look & { 'text-anchor'?: Anchor } = {}): Mark {
  const size = Number(look['font-size'] ?? FONT_SIZE)
  const anchor = look['text-anchor'] ?? 'middle'
  const width = measure(words, size)
  const left = { start: x, middle: x - width / 2, end: x - width }[anchor]
  const face = { 'font-family': 'Arial, Helvetica, sans-serif', 'font-size': size, fill: ink }
  return {
    svg: tag('text', { x, y: y + size * 0.36, ...face, 'text-anchor': anchor, ...look }, write(words)),
    box: [left, y - size * 0.6, left + width, y + size * 0.6],
  }
}

export const turn = (centre: Point, degrees: number, far: number): Point => [
  centre[0] + far * Math.cos((degrees * Math.PI) / 180),
  centre[1] - far * Math.sin((degrees * Math.PI) / 180),
]
/** Points of a bow, anticlockwise as one looks at it. */
export const bow = (centre: Point, r: number, from: number, to: number): Point[] => {
  const steps = Math.max(2, Math.ceil(Math.abs(to - from) / 4))
  return Array.from({ length: steps + 1 }, (_, step) => turn(centre, from + ((to - from) * step) / steps, r))
}
export const sector = (centre: Point, r: number, [from, to]: Point, look: Look = {}): Mark =>
  polygon([centre, ...bow(centre, r, from, to)], look)

/** A drawing as large as what stands in it, with air around. */
export function writeFigure(marks: readonly Mark[], air = 8): string {
  const corners = marks.flatMap(({ box: [left, top, right, bottom] }): Point[] => [
    [left, top],
    [right, bottom],
  ])
  const [left, top, right, bottom] = around(corners)
  const [x, y] = [Math.floor(left - air), Math.floor(top - air)]
  const [width, height] = [Math.ceil(right + air) - x, Math.ceil(bottom + air) - y]
  const head = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}`, width, height }
  return tag('svg', head, `\n${marks.map(({ svg }) => svg).join('\n')}\n`)
}
