import {
  circle,
  faint,
  fillOf,
  line,
  type Mark,
  measure,
  type Point,
  rect,
  sector,
  text,
  turn,
} from './draw.ts'

interface Series {
  name: string
  values: number[]
}
/** Bars side by side, or one upon the other; each says its value. */
export interface Bars {
  labels: string[]
  series: Series[]
  /** Above the scale. */
  unit: string
  scale: readonly [to: number, step: number]
  stacked?: true
}

const [WIDTH, HEIGHT] = [280, 150]
const small = { 'font-size': 12 }
const write = (value: number) => value.toLocaleString('id-ID')

function drawScale({ scale: [to, step], unit }: Bars): Mark[] {
  const marks = Array.from({ length: Math.round(to / step) + 1 }, (_, index) => index * step)
  return [
    ...marks.flatMap(value => {
      const y = -(value / to) * HEIGHT
      return [
        line([0, y], [WIDTH, y], { stroke: value === 0 ? '#1f2933' : faint }),
        text([-6, y], write(value), { ...small, 'text-anchor': 'end' }),
      ]
    }),
    text([-24, -HEIGHT - 18], unit, { ...small, 'text-anchor': 'start' }),
  ]
}

function drawLegend(names: string[], y: number): Mark[] {
  if (names.length < 2) return []
  let x = 0
  return names.flatMap((name, index) => {
    const at = x
    x += 34 + measure(name)
    return [
      rect([at, y - 6, at + 12, y + 6], { fill: fillOf(index) }),
      text([at + 18, y], name, { 'text-anchor': 'start' }),
    ]
  })
}

/** Light words on dark, and dark words on light. */
const onFill = (index: number) => ({ ...small, fill: index === 0 ? '#ffffff' : '#1f2933' })

function drawGroup({ series, scale: [to], stacked }: Bars, group: number, [from, room]: Point): Mark[] {
  const wide = stacked ? room * 0.6 : (room * 0.82) / series.length
  const begin = from + (room - (stacked ? wide : wide * series.length)) / 2
  let below = 0
  return series.flatMap(({ values }, index) => {
    const height = ((values[group] ?? 0) / to) * HEIGHT
    const left = stacked ? begin : begin + index * wide
    const top = -below - height
    const bar = rect([left, top, left + wide, -below], { fill: fillOf(index), 'stroke-width': 1 })
    if (stacked) below += height
    const value = write(values[group] ?? 0)
    const at: Point = [left + wide / 2, stacked ? top + height / 2 : top - 8]
    return [bar, text(at, value, stacked ? onFill(index) : { 'font-size': 11 })]
  })
}

export function drawBars(bars: Bars): Mark[] {
  const room = WIDTH / bars.labels.length
  return [
    ...drawScale(bars),
    ...bars.labels.flatMap((label, group) => [
      ...drawGroup(bars, group, [group * room, room]),
      text([(group + 0.5) * room, 14], label, small),
    ]),
    ...drawLegend(
      bars.series.map(({ name }) => name),
      36,
    ),
  ]
}

/** Bars across, each with its name at the left and its value at the end. */
export function drawRows(rows: [name: string, value: number][], unit: string): Mark[] {
  const most = Math.max(...rows.map(([, value]) => value))
  return rows.flatMap(([name, value], index) => {
    const y = index * 30
    const end = (value / most) * 112
    return [
      text([-6, y], name, { ...small, 'text-anchor': 'end' }),
      rect([0, y - 9, end, y + 9], { fill: fillOf(0), 'stroke-width': 1 }),
      text([end + 6, y], `${write(value)}${unit}`, { ...small, 'text-anchor': 'start' }),
    ]
  })
}

/** Shares of a whole, clockwise from the top, with their words beside them. */
export function drawPie(parts: [name: string, share: number][], words = (name: string) => name): Mark[] {
  const whole = parts.reduce((sum, [, share]) => sum + share, 0)
  let from = 90
  return parts.flatMap(([name, share], index) => {
    const to = from - (share / whole) * 360
    const [x, y] = turn([0, 0], (from + to) / 2, 82)
    const slice = sector([0, 0], 72, [from, to], { fill: fillOf(index), 'stroke-width': 1.2 })
    from = to
    return [
      slice,
      text([x, y], words(name), { ...small, 'text-anchor': x < -12 ? 'end' : x > 12 ? 'start' : 'middle' }),
    ]
  })
}

/** One dot a case above its number. */
export function drawDots(counts: [value: number, count: number][], unit: string): Mark[] {
  const last = counts.length - 1
  return [
    line([-14, 0], [last * 40 + 14, 0]),
    ...counts.flatMap(([value, count], index) => [
      text([index * 40, 14], write(value)),
      ...Array.from({ length: count }, (_, level) =>
        circle([index * 40, -12 - level * 18], 6, { fill: fillOf(0) }),
      ),
    ]),
    text([last * 20, 36], unit),
  ]
}

/** Least, quartiles and greatest of each row over one scale. */
export function drawBoxes(
  rows: [name: string, five: number[]][],
  [from, to, step]: [number, number, number],
): Mark[] {
  const place = (value: number) => ((value - from) / (to - from)) * 250
  const floor = rows.length * 46
  const marks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
  return [
    ...marks.flatMap(value => [
      line([place(value), 0], [place(value), floor], { stroke: faint }),
      text([place(value), floor + 12], write(value), small),
    ]),
    ...rows.flatMap(([name, [least = 0, q1 = 0, q2 = 0, q3 = 0, most = 0]], index) => {
      const y = 24 + index * 46
      return [
        line([place(least), y], [place(q1), y]),
        line([place(q3), y], [place(most), y]),
        rect([place(q1), y - 13, place(q3), y + 13]),
        ...[least, q2, most].map(value => line([place(value), y - 9], [place(value), y + 9])),
        line([place(q2), y - 13], [place(q2), y + 13], { 'stroke-width': 2.6 }),
        text([-8, y], name, { 'text-anchor': 'end' }),
      ]
    }),
  ]
}
