import type { Rank, ReleasedResult, Result } from '@gerbang/contract/scores/results.ts'
import { Check, Hourglass, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount, formatScore } from '../../../format/format-number.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { describeScore } from '../../../format/score-range.ts'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { CountUp } from '../../../ui/chart/count-up.tsx'
import { texts } from './texts.ts'

const words = texts.result

/** The number everybody came for, how sure it is, then where it stands. `children` are the ways on from here. */
export function ScoreCard({ result, released, children }: ScoreCardProps) {
  const { min, max } = result.tryout.scale
  const { provisional } = released.scoring
  const [first] = released.ranks
  return (
    <Card className="flex flex-col">
      <h2 className="flex items-center gap-2 text-md font-semibold tracking-normal text-muted">
        {provisional ? words.provisionalScore : words.score}
        {provisional && (
          <Chip tone="doubt" icon={Hourglass}>
            {words.provisional}
          </Chip>
        )}
      </h2>
      <Total result={result} released={released} />
      {released.passed !== null && <Passed passed={released.passed} />}
      <p className="mt-1 text-sm text-muted">
        {words.scale(min, max)} ·{' '}
        <Link to={paths.scoring} className="rounded-chip py-1 text-brand underline">
          {words.how}
        </Link>
      </p>
      {first === undefined ? (
        <p className="mt-5 border-t border-line pt-4 text-md text-muted">{words.noRank}</p>
      ) : (
        <Ranks ranks={released.ranks} computedAt={first.computed_at} />
      )}
      <div className="mt-auto grid gap-3 pt-6 sm:grid-cols-2">{children}</div>
    </Card>
  )
}

function Total({ result, released: { total, total_se } }: Omit<ScoreCardProps, 'children'>) {
  const described = total_se === null ? undefined : describeScore(total, total_se, result.tryout.scale)
  return (
    <>
      <p className="text-display font-extrabold tracking-tight">
        <CountUp value={total} format={formatScore} />{' '}
        {described && (
          <span className="text-2xl font-bold whitespace-nowrap text-muted">
            {words.error(described.error)}
          </span>
        )}
      </p>
      {described && <p className="text-md">{words.between(described.from, described.to)}</p>}
    </>
  )
}

function Passed({ passed }: { passed: boolean }) {
  return (
    <p className="mt-1">
      <Chip tone={passed ? 'ok' : 'bad'} icon={passed ? Check : X}>
        {passed ? words.passed : words.notPassed}
      </Chip>
    </p>
  )
}

function Ranks({ ranks, computedAt }: { ranks: Rank[]; computedAt: string }) {
  const { formatTime } = useTimeFormat()
  return (
    <div className="mt-5 border-t border-line pt-2">
      <ul className="divide-y divide-line">
        {ranks.map(({ scope, rank, of, percentile }) => (
          <li key={scope} className="flex items-baseline justify-between gap-4 py-2.5">
            <p className="text-sm text-muted">
              <span className="block text-md font-semibold text-ink">{words.scopes[scope]}</span>
              {percentile !== null && words.percentile(percentile)}
            </p>
            <p className="text-right text-sm text-muted">
              <span className="block text-xl font-extrabold text-ink">#{formatCount(rank)}</span>
              {words.rank(of)}
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-muted">{words.computedAt(formatTime(computedAt))}</p>
    </div>
  )
}

interface ScoreCardProps {
  result: Result
  released: ReleasedResult
  children: ReactNode
}
