import { formatCount } from '../../format/format-number.ts'

export interface Bin {
  from: number
  to: number
  count: number
}

/** How many fall into each range, the range of `own` filled. The table beside it says the same to those who listen. */
export function Histogram({ bins, own, words }: HistogramProps) {
  const [first, last] = [bins[0], bins.at(-1)]
  if (first === undefined || last === undefined) return null
  const share = Math.min(1, Math.max(0, (own - first.from) / (last.to - first.from)))
  const holdsOwn = (bin: Bin) => own >= bin.from && (own < bin.to || bin === last)
  return (
    <figure>
      <div aria-hidden className="relative pt-7">
        <Bars bins={bins} holdsOwn={holdsOwn} />
        <div
          className="absolute top-6 bottom-0 border-l-2 border-dashed border-ink"
          style={{ left: `${share * 100}%` }}
        />
        {/* Moves with its line and stays inside the picture at both ends. */}
        <p
          className="absolute top-0 text-sm font-bold"
          style={{ left: `${share * 100}%`, transform: `translateX(${-share * 100}%)` }}
        >
          {words.own}
        </p>
      </div>
      <p aria-hidden className="mt-2 flex justify-between text-sm text-muted">
        <span>{formatCount(first.from)}</span>
        <span>{formatCount((first.from + last.to) / 2)}</span>
        <span>{formatCount(last.to)}</span>
      </p>
      {/* A table itself grows as wide as its words, even out of sight. */}
      <div className="sr-only">
        <table>
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
      </div>
    </figure>
  )
}

/** One unit wide and high, stretched to the card; the words stay outside, where stretching does not reach them. */
function Bars({ bins, holdsOwn }: { bins: Bin[]; holdsOwn: (bin: Bin) => boolean }) {
  const most = Math.max(1, ...bins.map(bin => bin.count))
  const step = 1 / bins.length
  return (
    <svg
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="block h-44 w-full border-b border-line-strong md:h-64"
    >
      {bins.map((bin, index) => (
        <rect
          key={bin.from}
          x={(index + 0.08) * step}
          y={1 - bin.count / most}
          width={step * 0.84}
          height={bin.count / most}
          className={holdsOwn(bin) ? 'fill-brand' : 'fill-bar'}
        />
      ))}
    </svg>
  )
}

interface HistogramProps {
  bins: Bin[]
  own: number
  words: { caption: string; range: string; count: string; own: string }
}
