import {
  bow,
  circle,
  line,
  type Mark,
  measure,
  type Point,
  polygon,
  polyline,
  quiet,
  text,
  turn,
} from './draw.ts'

/** A figure of plane geometry, true to scale. Points are named by one letter; small letters only help and are not shown. */
export interface Plane {
  /** CSS pixels of one unit. */
  scale: number
  /** As in mathematics, y upwards. */
  points: Record<string, Point>
  /** Ways along points, such as `ABCA`. */
  lines?: string[]
  dashed?: string[]
  /** Areas, below all else. */
  filled?: string[]
  /** Centre and radius in units. */
  circles?: [centre: string, radius: number][]
  dots?: string
  /** Beside the middle of a segment, away from the figure. */
  lengths?: Record<string, string>
  /** As lengths, but towards the figure. */
  inside?: Record<string, string>
  /** Of `ABC` the angle at B. */
  angles?: Record<string, string>
  right?: string[]
  /** Segments of one entry are as long as each other, and marked so. */
  equal?: string[][]
}

const add = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times]
const minus = (a: Point, b: Point): Point => add(a, b, -1)
const unit = ([x, y]: Point): Point => {
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
const dot = ([a, b]: Point, [c, d]: Point) => a * c + b * d
const directionOf = ([x, y]: Point) => (Math.atan2(-y, x) * 180) / Math.PI

type Place = (name: string) => Point

const wayOf = (names: string, place: Place) => Array.from(names, place)

function beside(
  [a = '', b = '']: string,
  words: string,
  [place, centre, side]: [Place, Point, 1 | -1],
): Mark {
  const [from, to] = [place(a), place(b)]
  const [dx, dy] = unit(minus(to, from))
  const at = middle(from, to)
  const normal: Point = [-dy, dx]
  const away = dot(normal, minus(at, centre)) >= 0 ? side : -side
  const far = 7 + Math.abs(normal[0]) * (measure(words) / 2) + Math.abs(normal[1]) * 7
  return text(add(at, normal, away * far), words)
}

function drawAngle([a = '', b = '', c = '']: string, words: string, place: Place): Mark[] {
  const at = place(b)
  const first = directionOf(minus(place(a), at))
  const turned = ((directionOf(minus(place(c), at)) - first + 540) % 360) - 180
  const half = measure(words) / 2
  const free = (half + 4) / Math.tan((Math.abs(turned) * Math.PI) / 360)
  const far = Math.max(30 + half / 2, Math.min(free, 78))
  return [
    polyline(bow(at, 22, first, first + turned), { 'stroke-width': 1.2 }),
    text(turn(at, first + turned / 2, far), words),
  ]
}

function drawRight([a = '', b = '', c = '']: string, place: Place): Mark {
  const at = place(b)
  const [one, two] = [unit(minus(place(a), at)), unit(minus(place(c), at))]
  return polyline([add(at, one, 10), add(add(at, one, 10), two, 10), add(at, two, 10)], {
    'stroke-width': 1.2,
  })
}

function drawTicks([a = '', b = '']: string, count: number, place: Place): Mark[] {
  const [from, to] = [place(a), place(b)]
  const along = unit(minus(to, from))
  const across: Point = [-along[1], along[0]]
  return Array.from({ length: count }, (_, index) => {
    const at = add(middle(from, to), along, 4 * (index - (count - 1) / 2))
    return line(add(at, across, 5), add(at, across, -5))
  })
}

/** Where the least is drawn: against the lines that meet there. */
function nameOf(name: string, neighbours: readonly Point[], [place, centre]: [Place, Point]): Mark {
  const at = place(name)
  const pull = neighbours.map(other => unit(minus(other, at))).reduce((sum, one) => add(sum, one), [0, 0])
  const [first = at] = neighbours
  const [dx, dy] = unit(minus(first, at))
  const normal: Point = dot([-dy, dx], minus(at, centre)) >= 0 ? [-dy, dx] : [dy, -dx]
  const away: Point = Math.hypot(...pull) < 0.3 ? normal : unit([-pull[0], -pull[1]])
  return text(add(at, away, 13), name, { 'font-style': 'italic' })
}

function listNeighbours(name: string, ways: readonly string[], place: Place): Point[] {
  const found = ways.flatMap(way =>
    Array.from(way).flatMap((other, index) =>
      other === name ? [way[index - 1], way[index + 1]].filter(one => one !== undefined) : [],
    ),
  )
  return [...new Set(found)].map(place)
}

export function drawPlane(plane: Plane): Mark[] {
  const { scale, points, lines = [], dashed = [], filled = [], circles = [], dots = '' } = plane
  const place: Place = name => {
    const point = points[name]
    if (!point) throw new Error(`There is no point ${name}`)
    return [point[0] * scale, -point[1] * scale]
  }
  const all = Object.keys(points).map(place)
  const centre = middle(
    [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))],
    [Math.max(...all.map(([x]) => x)), Math.max(...all.map(([, y]) => y))],
  )
  const label = (side: 1 | -1, texts: Record<string, string> = {}) =>
    Object.entries(texts).map(([names, words]) => beside(names, words, [place, centre, side]))
  const named = Object.keys(points).filter(name => name === name.toUpperCase())
  return [
    ...filled.map(names => polygon(wayOf(names, place), { stroke: 'none' })),
    ...circles.map(([name, radius]) => circle(place(name), radius * scale)),
    ...lines.map(names => polyline(wayOf(names, place))),
    ...dashed.map(names => polyline(wayOf(names, place), { stroke: quiet, 'stroke-dasharray': '5 4' })),
    ...Array.from(dots, name => circle(place(name), 2.6, { fill: '#1f2933' })),
    ...(plane.right ?? []).map(names => drawRight(names, place)),
    ...Object.entries(plane.angles ?? {}).flatMap(([names, words]) => drawAngle(names, words, place)),
    ...(plane.equal ?? []).flatMap((group, index) =>
      group.flatMap(names => drawTicks(names, index + 1, place)),
    ),
    ...label(1, plane.lengths),
    ...label(-1, plane.inside),
    ...named.map(name => nameOf(name, listNeighbours(name, [...lines, ...dashed], place), [place, centre])),
  ]
}
