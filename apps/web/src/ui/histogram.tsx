import { formatCount } from '../format/format-number.ts'

export interface Bin {
  from: number
  to: number
  count: number
}

const width = 400
const height = 290
const baseline = 264
const roomForLabel = 26

/** How many fall into each range, the range of `own` filled. The table beside it says the same to those who listen. */
export function Histogram({ bins, own, words }: HistogramProps) {
  const [first, last] = [bins[0], bins.at(-1)]
  if (first === undefined || last === undefined) return null
  const most = Math.max(1, ...bins.map(bin => bin.count))
  const step = width / bins.length
  const ownX = (width * (own - first.from)) / (last.to - first.from)
  const holdsOwn = (bin: Bin) => own >= bin.from && (own < bin.to || bin === last)
  return (
    <figure>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full overflow-visible">
        {bins.map((bin, index) => {
          const size = Math.max(bin.count > 0 ? 2 : 0, ((baseline - roomForLabel) * bin.count) / most)
          return (
            <rect
              key={bin.from}
              x={index * step + 1.5}
              y={baseline - size}
              width={step - 3}
              height={size}
              rx={2}
              className={holdsOwn(bin) ? 'fill-brand' : 'fill-bar'}
            />
          )
        })}
        <path d={`M0 ${baseline + 0.5}H${width}`} className="stroke-line-strong" strokeWidth={1} />
        <path d={`M${ownX} ${baseline}V20`} className="stroke-ink" strokeWidth={1.5} strokeDasharray="3 3" />
        <g className="fill-ink text-xs font-semibold" textAnchor="middle">
          <text x={Math.min(width - 20, Math.max(20, ownX))} y={13}>
            {words.own}
          </text>
        </g>
        <g className="fill-muted text-xs">
          <text x={0} y={height - 6}>
            {formatCount(first.from)}
          </text>
          <text x={width / 2} y={height - 6} textAnchor="middle">
            {formatCount((first.from + last.to) / 2)}
          </text>
          <text x={width} y={height - 6} textAnchor="end">
            {formatCount(last.to)}
          </text>
        </g>
      </svg>
      <table className="sr-only">
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.range}</th>
            <th scope="col">{words.count}</th>
          </tr>
        </thead>
        <tbody>
          {bins.map(bin => (
            <tr key={bin.from}>
              <th scope="row">
                {formatCount(bin.from)}–{formatCount(bin.to)}
                {holdsOwn(bin) && ` (${words.own})`}
              </th>
              <td>{formatCount(bin.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}

interface HistogramProps {
  bins: Bin[]
  own: number
  words: { caption: string; range: string; count: string; own: string }
}
