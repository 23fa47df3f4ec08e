import { formatCount } from '../../../../format/format-number.ts'
import { listPlausible, scale } from './example-items.ts'

const [width, height, bottom] = [320, 150, 22]

/** Which scores the answers speak for: the hill, the score in it, and the part within one standard error. */
export function PlausibleScores({ answers, score, se, label }: PlausibleScoresProps) {
  const points = listPlausible(answers).map(({ score, height }) => `${place(score)} ${lift(height)}`)
  const outline = `M${place(scale.min)} ${lift(0)}L${points.join('L')}L${place(scale.max)} ${lift(0)}Z`
  const from = Math.max(scale.min, score - se)
  const to = Math.min(scale.max, score + se)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="mt-3 block w-full max-w-md"
    >
      <clipPath id="within">
        <rect x={place(from)} y="0" width={place(to) - place(from)} height={lift(0)} />
      </clipPath>
      <path d={outline} className="fill-sunken" />
      <path d={outline} clipPath="url(#within)" className="fill-bar" />
      <path d={outline} className="fill-none stroke-brand" strokeWidth="2" strokeLinejoin="round" />
      <path d={`M0 ${lift(0)}H${width}`} className="stroke-line-strong" />
      <path
        d={`M${place(score)} ${lift(0)}V4`}
        className="stroke-ink"
        strokeWidth="2"
        strokeDasharray="4 3"
      />
      <g className="fill-muted text-[10px]">
        {[200, 400, 600, 800, 1000].map((tick, index) => (
          <text
            key={tick}
            x={place(tick)}
            y={height - 6}
            textAnchor={index === 0 ? 'start' : index === 4 ? 'end' : 'middle'}
          >
            {formatCount(tick)}
          </text>
        ))}
      </g>
    </svg>
  )
}

function place(score: number) {
  return ((score - scale.min) / (scale.max - scale.min)) * width
}

function lift(share: number) {
  return 8 + (1 - share) * (height - bottom - 8)
}

interface PlausibleScoresProps {
  answers: readonly boolean[]
  score: number
  se: number
  label: string
}
