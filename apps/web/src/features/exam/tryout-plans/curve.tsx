import { formatTenth } from '../../../format/format-number.ts'

const [width, height, left, bottom] = [320, 170, 34, 24]
const reach = 3
/** One way to draw each line, so that they are told apart without colours. */
const dashes = [undefined, '7 4', '2 3', '10 3 2 3', '4 6', '14 4']

interface CurveProps {
  label: string
  lines: { ability: number; value: number }[][]
  /** What the axis ends with. */
  most: number
}

const placeAbility = (ability: number) => left + ((ability + reach) / (2 * reach)) * (width - left)

/** How something changes along ability, a line each. */
export function Curve({ label, lines, most }: CurveProps) {
  const place = (value: number) => 8 + (1 - value / most) * (height - bottom - 8)
  return (
    <figure>
      <figcaption className="mb-1 text-sm font-semibold">{label}</figcaption>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="block w-full max-w-md">
        <g className="fill-muted text-[10px]">
          {[0, most / 2, most].map(value => (
            <g key={value}>
              <path d={`M${left} ${place(value)}H${width}`} className="stroke-line" />
              <text x={left - 6} y={place(value) + 3.5} textAnchor="end">
                {formatTenth(value)}
              </text>
            </g>
          ))}
          {[-2, 0, 2].map(ability => (
            <text key={ability} x={placeAbility(ability)} y={height - 8} textAnchor="middle">
              {formatTenth(ability)}
            </text>
          ))}
        </g>
        {lines.map((points, number) => (
          <path
            key={dashes[number] ?? 'whole'}
            d={`M${points.map(({ ability, value }) => `${placeAbility(ability)} ${place(value)}`).join('L')}`}
            className="fill-none stroke-brand"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeDasharray={dashes[number]}
          />
        ))}
      </svg>
    </figure>
  )
}

/** How the line of this number is drawn. */
export function CurveSign({ number }: { number: number }) {
  return (
    <svg aria-hidden viewBox="0 0 32 8" className="mr-2 inline-block h-2 w-8 align-middle">
      <path d="M0 4H32" className="stroke-brand" strokeWidth="2.5" strokeDasharray={dashes[number]} />
    </svg>
  )
}
