import { formatCount } from '../format/format-number.ts'

export interface TrendPoint {
  label: string
  value: number
  /** Standard error: the whisker either way. */
  error: number | null
  /** Not on the scale of the others: drawn hollow and without a line to it. */
  isApart: boolean
}

const width = 640
const height = 240
const pad = { left: 44, right: 96, top: 18, bottom: 34 }

function niceRange(values: number[]): [number, number] {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return [Math.floor((low - 5) / 50) * 50, Math.ceil((high + 5) / 50) * 50]
}

/** Where a point lies, in units of the drawing. */
function buildScale(shown: TrendPoint[], target: number | null) {
  const values = shown.flatMap(({ value, error }) => [value - (error ?? 0), value + (error ?? 0)])
  const [min, max] = niceRange(target === null ? values : [...values, target])
  const inner = width - pad.left - pad.right
  const step = max - min > 300 ? 100 : 50
  return {
    ticks: Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, index) => min + index * step),
    x: (index: number) => pad.left + (shown.length === 1 ? inner / 2 : (index * inner) / (shown.length - 1)),
    y: (value: number) => pad.top + ((max - value) / (max - min)) * (height - pad.top - pad.bottom),
  }
}

/** Scores over time, each a point with its error; the last one is labelled, and a table says the same. */
export function ScoreTrend({ points, target, words }: ScoreTrendProps) {
  const shown = points.slice(-12)
  const last = shown.at(-1)
  if (last === undefined) return null
  const scale = buildScale(shown, target)
  const { x, y } = scale
  const line = shown.flatMap(({ value, isApart }, index) => (isApart ? [] : [`${x(index)},${y(value)}`]))
  const isNearTarget = target !== null && Math.abs(y(target) - y(last.value)) < 18
  return (
    <figure>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block h-auto w-full text-[13px]">
        <Lines scale={scale} target={target} words={words} />
        <polyline points={line.join(' ')} className="fill-none stroke-brand opacity-60" strokeWidth={1.5} />
        {shown.map((point, index) => (
          <Point
            key={`${point.label} ${index}`}
            point={point}
            place={{ x: x(index), y }}
            isFirst={index === 0}
            isLast={index === shown.length - 1}
          />
        ))}
        <text
          x={x(shown.length - 1) + 12}
          y={y(last.value) + (isNearTarget ? 20 : 5)}
          className="fill-brand font-bold"
        >
          {words.score(last.value, last.error)}
        </text>
      </svg>
      <div className="sr-only">
        <table>
          <caption>{words.caption}</caption>
          <tbody>
            {shown.map(({ label, value, error }, index) => (
              <tr key={`${label} ${index}`}>
                <th scope="row">{label}</th>
                <td>{words.score(value, error)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}

/** The lines of the scale, and the target's. */
function Lines({ scale: { ticks, y }, target, words }: LinesProps) {
  const across = { x1: pad.left, x2: width - pad.right }
  return (
    <>
      {ticks.map(tick => (
        <g key={tick}>
          <line {...across} y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={pad.left - 8} y={y(tick) + 4} textAnchor="end" className="fill-muted">
            {formatCount(tick)}
          </text>
        </g>
      ))}
      {target !== null && (
        <>
          <line {...across} y1={y(target)} y2={y(target)} strokeDasharray="6 5" className="stroke-ink" />
          <text x={width - pad.right} y={y(target) - 6} textAnchor="end" className="fill-ink font-semibold">
            {words.target(formatCount(target))}
          </text>
        </>
      )}
    </>
  )
}

function Point({ point: { label, value, error, isApart }, place: { x, y }, isFirst, isLast }: PointProps) {
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
      {(isFirst || isLast) && (
        <text x={x} y={height - 10} textAnchor="middle" stroke="none" className="fill-muted">
          {label.length > 18 ? `${label.slice(0, 17)}…` : label}
        </text>
      )}
    </g>
  )
}

interface LinesProps {
  scale: ReturnType<typeof buildScale>
  target: number | null
  words: ScoreTrendProps['words']
}

interface PointProps {
  point: TrendPoint
  place: { x: number; y: (value: number) => number }
  isFirst: boolean
  isLast: boolean
}

interface ScoreTrendProps {
  /** Oldest first. */
  points: TrendPoint[]
  target: number | null
  words: {
    caption: string
    target: (score: string) => string
    score: (value: number, error: number | null) => string
  }
}
