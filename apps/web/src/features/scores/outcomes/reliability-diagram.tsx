import type { ChanceBin } from '@gerbang/contract/scores/outcomes.ts'
import { useRef } from 'react'
import { formatCount } from '../../../format/format-number.ts'
import { ChartCard } from '../../../ui/chart/chart-card.tsx'
import { sizeDrawing, useWidth } from '../../../ui/chart/use-width.ts'
import { CardTable } from '../../../ui/table/card-table.tsx'
import { texts } from './texts.ts'

const words = texts.report
const height = 340
const [left, right, top, bottom] = [52, 16, 16, 48]
/** Below it every other share is named below the drawing. */
const roomForAll = 280
const ticks = [0, 0.25, 0.5, 0.75, 1]

type KnownBin = { [Name in keyof ChanceBin]: number }
const isKnown = (bin: ChanceBin): bin is KnownBin => bin.told !== null

/** Chances told against what came of them, each with its interval; on the line told and come are equal. */
export function ReliabilityDiagram({ bins }: { bins: readonly ChanceBin[] }) {
  const known = bins.filter(isKnown)
  return (
    <ChartCard
      title={words.chart}
      note={words.chartNote}
      file="ketepatan-peluang"
      table={<Counts bins={known} />}
    >
      <Drawing bins={known} />
    </ChartCard>
  )
}

function Drawing({ bins }: { bins: KnownBin[] }) {
  const box = useRef<HTMLDivElement>(null)
  const width = Math.min(640, useWidth(box))
  const x = (share: number) => left + share * (width - left - right)
  const y = (share: number) => height - bottom - share * (height - top - bottom)
  const most = Math.max(...bins.map(({ count }) => count))
  return (
    <div ref={box}>
      <svg role="img" aria-label={words.caption} {...sizeDrawing(width, height)}>
        {ticks.map(share => (
          <g key={share}>
            <line x1={x(0)} x2={x(1)} y1={y(share)} y2={y(share)} className="stroke-line" />
            <text x={left - 8} y={y(share) + 4} textAnchor="end" className="fill-muted">
              {texts.percent(share)}
            </text>
            {(width >= roomForAll || share % 0.5 === 0) && (
              <text x={x(share)} y={y(0) + 18} textAnchor="middle" className="fill-muted">
                {texts.percent(share)}
              </text>
            )}
          </g>
        ))}
        <text x={x(0.5)} y={height - 8} textAnchor="middle" className="fill-muted">
          {words.axisX}
        </text>
        <line
          x1={x(0)}
          y1={y(0)}
          x2={x(1)}
          y2={y(1)}
          strokeWidth={1.5}
          strokeDasharray="5 4"
          className="stroke-muted"
        />
        {bins.map(({ from, told, admitted, low, high, count }) => (
          <g key={from}>
            <line x1={x(told)} x2={x(told)} y1={y(low)} y2={y(high)} strokeWidth={2} className="stroke-bar" />
            <circle
              cx={x(told)}
              cy={y(admitted)}
              r={4 + 5 * Math.sqrt(count / most)}
              className="fill-brand"
            />
          </g>
        ))}
      </svg>
    </div>
  )
}

function Counts({ bins }: { bins: KnownBin[] }) {
  const [range, count, told, admitted, span] = words.columns
  return (
    <CardTable
      label={words.caption}
      rows={bins}
      getKey={({ from }) => from}
      className="whitespace-nowrap"
      columns={[
        { id: 'range', header: range, cell: bin => writeRange(bin.from, bin.to) },
        { id: 'count', header: count, cell: bin => formatCount(bin.count) },
        { id: 'told', header: told, cell: bin => texts.percent(bin.told) },
        {
          id: 'admitted',
          header: admitted,
          className: 'font-semibold',
          cell: bin => texts.percent(bin.admitted),
        },
        { id: 'span', header: span, className: 'text-muted', cell: bin => writeRange(bin.low, bin.high) },
      ]}
    />
  )
}

function writeRange(low: number, high: number): string {
  return words.range(texts.percent(low), texts.percent(high))
}
