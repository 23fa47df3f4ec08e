import type { PlanQuestion } from '@gerbang/contract/exam/tryout-plans.ts'
import { describeInformation } from '@gerbang/scoring/irt/describe-information.ts'
import { formatScore, formatTenth } from '../../../format/format-number.ts'
import { Card } from '../../../ui/card.tsx'
import { type CardColumn, CardTable } from '../../../ui/table/card-table.tsx'
import { Curve } from './curve.tsx'
import { texts } from './texts.ts'

const words = texts.test.information
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
          lines={[curve.map(({ ability, test }) => ({ ability, value: test }))]}
          most={best.test}
        />
        <Curve
          label={words.error}
          lines={[curve.map(({ ability, posterior_se }) => ({ ability, value: posterior_se }))]}
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
