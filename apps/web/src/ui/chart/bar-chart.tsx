import { useRef } from 'react'
import { formatCount } from '../../format/format-number.ts'
import { CardTable } from '../table/card-table.tsx'
import { ChartCard } from './chart-card.tsx'
import { sizeDrawing, useWidth } from './use-width.ts'

export interface Bar {
  from: number
  to: number
  count: number
}

/** How many lie in each range: a drawing at the width it is seen in, the same as a table, and the drawing to take along. */
export function BarChart({ title, note, bars, mark, words, file }: BarChartProps) {
  return (
    <ChartCard title={title} note={note} file={file} table={<Counts bars={bars} words={words} />}>
      <Sized bars={bars} mark={mark} caption={words.caption} />
    </ChartCard>
  )
}

function Sized({ bars, mark, caption }: Pick<BarChartProps, 'bars' | 'mark'> & { caption: string }) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  return (
    <div ref={box}>
      <svg role="img" aria-label={caption} {...sizeDrawing(width, height)}>
        <Drawing bars={bars} mark={mark} width={width} />
      </svg>
    </div>
  )
}

const height = 240
const [left, top, bottom] = [44, 28, 26]

/** The next round number that four lines can share. */
function findTop(most: number): number {
  const step = 10 ** Math.floor(Math.log10(Math.max(1, most)))
  return [1, 2, 4, 5, 10].map(times => times * step).find(end => end >= most) ?? most
}

function Drawing({ bars, mark, width }: Pick<BarChartProps, 'bars' | 'mark'> & { width: number }) {
  const most = findTop(Math.max(...bars.map(({ count }) => count)))
  const [first, last] = [bars[0]?.from ?? 0, bars.at(-1)?.to ?? 1]
  const x = (value: number) => left + ((value - first) / (last - first)) * (width - left - 8)
  const y = (count: number) => height - bottom - (count / most) * (height - top - bottom)
  const ticks = width < 480 ? [first, last] : [0, 1, 2, 3, 4].map(part => first + (part / 4) * (last - first))
  return (
    <>
      {[0, most / 2, most].map(count => (
        <g key={count}>
          <line x1={left} x2={width - 8} y1={y(count)} y2={y(count)} className="stroke-line" />
          <text x={left - 8} y={y(count) + 4} textAnchor="end" className="fill-muted">
            {formatCount(count)}
          </text>
        </g>
      ))}
      {bars.map(({ from, to, count }) => (
        <rect
          key={from}
          x={x(from) + 1}
          width={Math.max(1, x(to) - x(from) - 2)}
          y={y(count)}
          height={y(0) - y(count)}
          className="fill-brand"
        />
      ))}
      {ticks.map((value, index) => (
        <text
          key={value}
          x={x(value)}
          y={height - 6}
          textAnchor={index === 0 ? 'start' : index === ticks.length - 1 ? 'end' : 'middle'}
          className="fill-muted"
        >
          {formatCount(Math.round(value))}
        </text>
      ))}
      {mark && <Mark x={x(mark.at)} label={mark.label} isRight={x(mark.at) > width * 0.75} />}
    </>
  )
}

/** A dashed line across the bars; near the right edge its label stands on its left. */
function Mark({ x, label, isRight }: { x: number; label: string; isRight: boolean }) {
  return (
    <>
      <line
        x1={x}
        x2={x}
        y1={top - 6}
        y2={height - bottom}
        strokeWidth={2}
        strokeDasharray="4 3"
        className="stroke-ink"
      />
      <text x={x} y={top - 12} textAnchor={isRight ? 'end' : 'start'} className="fill-ink font-bold">
        {label}
      </text>
    </>
  )
}

function Counts({ bars, words }: Pick<BarChartProps, 'bars' | 'words'>) {
  return (
    <CardTable
      label={words.caption}
      rows={bars}
      getKey={({ from }) => from}
      columns={[
        {
          id: 'range',
          header: words.range,
          cell: ({ from, to }) => `${formatCount(from)}–${formatCount(to)}`,
        },
        { id: 'count', header: words.count, align: 'end', cell: ({ count }) => formatCount(count) },
      ]}
    />
  )
}

interface BarChartProps {
  title: string
  note: string
  bars: Bar[]
  mark: { at: number; label: string } | null
  words: { caption: string; range: string; count: string }
  /** What the drawing is called when it is taken along. */
  file: string
}
