import type { PlanQuestion } from '@gerbang/contract/exam/tryout-plans.ts'
import { describeInformation } from '@gerbang/scoring/irt/describe-information.ts'
import { formatScore, formatTenth } from '../../../format/format-number.ts'
import { Card } from '../../../ui/card.tsx'
import { type CardColumn, CardTable } from '../../../ui/table/card-table.tsx'
import { texts } from './texts.ts'

const words = texts.test.information
const [width, height, left, bottom] = [320, 170, 34, 24]
const reach = 3
const fine = Array.from({ length: 61 }, (_, step) => -reach + step / 10)
const coarse = [-3, -2, -1, 0, 1, 2, 3]

/**
 * Whom a paper measures well, before anybody sits it: information and the standard error that it leaves along ability, of
 * the questions that the bank has estimates of.
 */
export function InformationCard({ questions }: { questions: readonly PlanQuestion[] }) {
  const items = questions.flatMap(({ estimate }) =>
    estimate ? [{ a: estimate.a, d: -estimate.a * estimate.b, c: estimate.c }] : [],
  )
  if (items.length === 0) return null
  const curve = describeInformation(items, fine)
  const best = curve.reduce((best, row) => (row.test > best.test ? row : best))
  return (
    <Card title={words.title} note={words.note(items.length, questions.length)} className="mb-6">
      <p className="mb-4 text-md">{words.best(formatTenth(best.ability), formatScore(best.posterior_se))}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Curve
          label={words.curve}
          points={curve.map(({ ability, test }) => ({ ability, value: test }))}
          most={best.test}
        />
        <Curve
          label={words.error}
          points={curve.map(({ ability, posterior_se }) => ({ ability, value: posterior_se }))}
          most={1}
        />
      </div>
      <div className="mt-5">
        <CardTable
          label={words.table}
          rows={describeInformation(items, coarse)}
          getKey={({ ability }) => ability}
          columns={columns}
        />
      </div>
    </Card>
  )
}

const columns: CardColumn<ReturnType<typeof describeInformation>[number]>[] = [
  { id: 'ability', header: words.ability, cell: ({ ability }) => <Ability ability={ability} /> },
  { id: 'test', header: words.curve, align: 'end', cell: ({ test }) => formatScore(test) },
  { id: 'error', header: words.error, align: 'end', cell: ({ posterior_se }) => formatScore(posterior_se) },
]

function Ability({ ability }: { ability: number }) {
  return (
    <>
      {formatTenth(ability)} <span className="text-sm text-muted">{words.names[ability]}</span>
    </>
  )
}

interface CurveProps {
  label: string
  points: { ability: number; value: number }[]
  /** What the axis ends with. */
  most: number
}

const placeAbility = (ability: number) => left + ((ability + reach) / (2 * reach)) * (width - left)

function Curve({ label, points, most }: CurveProps) {
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
        <path
          d={`M${points.map(({ ability, value }) => `${placeAbility(ability)} ${place(value)}`).join('L')}`}
          className="fill-none stroke-brand"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </svg>
    </figure>
  )
}
