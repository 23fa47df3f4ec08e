import { useRef } from 'react'
import { formatCount, formatEstimate } from '../../format/format-number.ts'
import { sizeDrawing, useWidth } from './use-width.ts'

export interface TrendPoint {
  label: string
  /** Day and month, for the axis. */
  day: string
  value: number
  /** Standard error: the whisker either way. */
  error: number | null
  /** Not on the scale of the others: drawn hollow and without a line to it. */
  isApart: boolean
}

const height = 240
const [left, bottom] = [44, 34]
/** Below it the last score and the target stand in a line above the drawing, above it beside what they name. */
const wide = 480
/** How far two labels beside each other stand apart. */
const lineHeight = 18
const labelLine = 18
/** What the name of a day needs. */
const dayWidth = 58

function niceRange(values: number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return [Math.floor((low - 5) / 50) * 50, Math.ceil((high + 5) / 50) * 50]
}

/** Where a point lies in the drawing. */
function buildScale(shown: TrendPoint[], target: number | null, width: number) {
  const values = shown.flatMap(({ value, error }) => [value - (error ?? 0), value + (error ?? 0)])
  const [min, max] = niceRange(target === null ? values : [...values, target])
  const isWide = width >= wide
  const right = width - (isWide ? 116 : 22)
  // On a narrow drawing no mark comes up to the line of labels.
  const top = isWide ? 26 : 46
  const inner = right - left
  const step = max - min > 300 ? 100 : 50
  return {
    right,
    isWide,
    /** Counted from the last point, so many points share the name of a day. */
    everyDay: Math.max(1, Math.ceil((dayWidth * (shown.length - 1)) / inner)),
    ticks: Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step),
    x: (index: number) => left + (shown.length === 1 ? inner / 2 : (index * inner) / (shown.length - 1)),
    y: (value: number) => top + ((max - value) / (max - min)) * (height - top - bottom),
  }
}
type Scale = ReturnType<typeof buildScale>

/** Scores over time, each a point with its error; the last one is labelled, and a table says the same. */
export function ScoreTrend({ points, target, words }: ScoreTrendProps) {
  const box = useRef<HTMLElement>(null)
  const width = useWidth(box)
  const shown = points.slice(-12)
  const last = shown.at(-1)
  if (last === undefined) return null
  const scale = buildScale(shown, target, width)
  const { x, y, everyDay } = scale
  const line = shown.flatMap(({ value, isApart }, index) => (isApart ? [] : [`${x(index)},${y(value)}`]))
  return (
    <figure ref={box} className="min-w-0">
      <svg aria-hidden {...sizeDrawing(width, height)}>
        <Lines scale={scale} target={target} words={words} />
        <polyline points={line.join(' ')} className="fill-none stroke-brand opacity-60" strokeWidth={1.5} />
        {shown.map((point, index) => (
          <Point
            key={`${point.label} ${index}`}
            point={point}
            place={{ x: x(index), y }}
            isLast={index === shown.length - 1}
            isNamed={(shown.length - 1 - index) % everyDay === 0}
          />
        ))}
        <LastScore last={last} target={target} scale={scale} />
      </svg>
      <div className="sr-only">
        <table>
          <caption>{words.caption}</caption>
          <tbody>
            {shown.map(({ label, value, error }, index) => (
              <tr key={`${label} ${index}`}>
                <th scope="row">{label}</th>
                <td>{formatEstimate(value, error)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** Beside the last point, and clear of the target's name; or where there is no room beside it at the end of the top line. */
function LastScore({ last, target, scale: { isWide, right, y } }: LastScoreProps) {
  const place = isWide
    ? { x: right + 12, y: placeBeside(y(last.value), target === null ? null : y(target)) + 5 }
    : { x: right + 12, y: labelLine, textAnchor: 'end' as const }
  return (
    <text {...place} className="fill-brand font-bold">
      {formatEstimate(last.value, last.error)}
    </text>
  )
}

/** The height of a label, a line away from another. */
function placeBeside(wanted: number, other: number | null): number {
  if (other === null || Math.abs(wanted - other) >= lineHeight) return wanted
  return other + (wanted >= other ? lineHeight : -lineHeight)
}

/** The lines of the scale, and the target's. */
function Lines({ scale: { ticks, y, right, isWide }, target, words }: LinesProps) {
  const across = { x1: left, x2: right }
  return (
    <>
      {ticks.map(tick => (
        <g key={tick}>
          <line {...across} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
            {formatCount(tick)}
          </text>
        </g>
      ))}
      {target !== null && (
        <>
          <line {...across} y1={y(target)} y2={y(target)} strokeDasharray="6 5" className="stroke-ink" />
          <text
            {...(isWide ? { x: right + 12, y: y(target) + 5 } : { x: 0, y: labelLine })}
            className="fill-ink font-semibold"
          >
            {words.target(formatCount(target))}
          </text>
        </>
      )}
    </>
  )
}

function Point({ point: { day, value, error, isApart }, place: { x, y }, isLast, isNamed }: PointProps) {
  return (
    <g className="stroke-brand">
      {error !== null && <line x1={x} x2={x} y1={y(value - error)} y2={y(value + error)} strokeWidth={2} />}
      <circle
        cx={x}
        cy={y(value)}
        r={isLast ? 6 : 4}
        strokeWidth={2}
        className={isApart ? 'fill-surface' : 'fill-brand'}
      />
      {isNamed && (
        <text x={x} y={height - 10} textAnchor="middle" stroke="none" className="fill-muted">
          {day}
        </text>
      )}
    </g>
  )
}

interface LinesProps {
  scale: Scale
  target: number | null
  words: ScoreTrendProps['words']
}

interface PointProps {
  point: TrendPoint
  place: { x: number; y: (value: number) => number }
  isLast: boolean
  isNamed: boolean
}

interface LastScoreProps extends Omit<LinesProps, 'words'> {
  last: TrendPoint
}

interface ScoreTrendProps {
  /** Oldest first. */
  points: TrendPoint[]
  target: number | null
  words: {
    caption: string
    target: (score: string) => string
  }
}
