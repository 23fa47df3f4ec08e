import type { NamedGroup, Report } from '@gerbang/contract/office/reports.ts'
import { formatCount } from '../../../../format/format-number.ts'
import { ChartCard } from '../../../../ui/chart/chart-card.tsx'
import { gridSize, type ProvinceTile, provinceTiles } from './province-tiles.data.ts'
import { CardTable } from '../../../../ui/table/card-table.tsx'
import { texts } from './texts.ts'

const words = texts.report.map
const step = 40
const gap = 3
const legendHeight = 104
const whole = (value: number) => formatCount(Math.round(value))

/** From pale to full: letters are ink on the pale ones and light on the full ones. */
const shades = [
  { opacity: 0.12, letters: 'fill-ink' },
  { opacity: 0.3, letters: 'fill-ink' },
  { opacity: 0.85, letters: 'fill-on-brand' },
  { opacity: 1, letters: 'fill-on-brand' },
] as const

/** Means of the provinces where they lie; the bars beside it say the same with their errors. */
export function ProvinceMap({ report }: { report: Report }) {
  const { shown } = report.provinces
  if (shown.length < 2) return null
  const bounds = findBounds(shown)
  const byName = new Map(shown.map(group => [group.name, group]))
  return (
    <ChartCard
      title={words.title}
      note={words.note}
      file={`provinsi-${report.tryout.slug}`}
      table={<Means shown={shown} />}
    >
      <svg
        role="img"
        aria-label={words.caption}
        viewBox={`0 0 ${gridSize.columns * step} ${gridSize.rows * step + legendHeight}`}
        className="block w-full"
      >
        {provinceTiles.map(tile => (
          <Tile key={tile.code} tile={tile} group={byName.get(tile.name)} bounds={bounds} />
        ))}
        <Legend bounds={bounds} />
      </svg>
    </ChartCard>
  )
}

function Tile({ tile: { name, code, column, row }, group, bounds }: TileProps) {
  const shade = group && shades[findShade(group.mean, bounds)]
  const [x, y] = [column * step, row * step]
  return (
    <g>
      <title>
        {group ? words.tile(name, whole(group.mean), formatCount(group.students)) : words.few(name)}
      </title>
      <rect
        x={x + gap / 2}
        y={y + gap / 2}
        width={step - gap}
        height={step - gap}
        rx={6}
        fillOpacity={shade?.opacity ?? 1}
        className={shade ? 'fill-brand' : 'fill-sunken stroke-line'}
      />
      <text
        x={x + step / 2}
        y={y + step / 2 + 5}
        textAnchor="middle"
        className={`text-sm font-semibold ${shade?.letters ?? 'fill-muted'}`}
      >
        {code}
      </text>
    </g>
  )
}

function Legend({ bounds }: { bounds: readonly number[] }) {
  const y = gridSize.rows * step + 12
  return (
    <g>
      {shades.map(({ opacity }, index) => (
        <g key={opacity}>
          <rect
            x={index * 110}
            y={y}
            width={104}
            height={12}
            rx={3}
            fillOpacity={opacity}
            className="fill-brand"
          />
          <text x={index * 110} y={y + 32} className="fill-muted text-sm">
            {words.range(whole(bounds[index] ?? 0), whole(bounds[index + 1] ?? 0))}
          </text>
        </g>
      ))}
      <rect x={0} y={y + 48} width={104} height={12} rx={3} className="fill-sunken stroke-line" />
      <text x={0} y={y + 80} className="fill-muted text-sm">
        {words.none}
      </text>
    </g>
  )
}

function Means({ shown }: { shown: readonly NamedGroup[] }) {
  const [name, mean, students] = words.columns
  return (
    <CardTable
      label={words.caption}
      rows={shown}
      getKey={group => group.name}
      columns={[
        { id: 'name', header: name, cell: group => group.name },
        { id: 'mean', header: mean, className: 'font-semibold', cell: group => whole(group.mean) },
        {
          id: 'students',
          header: students,
          className: 'text-muted',
          cell: group => formatCount(group.students),
        },
      ]}
    />
  )
}

/** Even steps from the lowest to the highest mean. */
function findBounds(groups: readonly NamedGroup[]): number[] {
  const means = groups.map(({ mean }) => mean)
  const [low, high] = [Math.min(...means), Math.max(...means)]
  return Array.from({ length: shades.length + 1 }, (_, index) => low + (index / shades.length) * (high - low))
}

function findShade(mean: number, bounds: readonly number[]): number {
  const found = bounds.findLastIndex(bound => mean >= bound)
  return Math.min(shades.length - 1, Math.max(0, found))
}

interface TileProps {
  tile: ProvinceTile
  group: NamedGroup | undefined
  bounds: readonly number[]
}
