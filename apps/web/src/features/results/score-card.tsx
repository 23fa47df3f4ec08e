import type { Rank, ReleasedResult, Result } from '@gerbang/contract/results.ts'
import type { ReactNode } from 'react'
import { formatCount, formatScore } from '../../format/format-number.ts'
import { useTimeFormat } from '../../format/use-time-format.ts'
import { Card } from '../../ui/card.tsx'
import { CountUp } from '../../ui/count-up.tsx'
import { texts } from './texts.ts'

const words = texts.result

/** The number everybody came for, then where it stands. `children` are the ways on from here. */
export function ScoreCard({ result, released, children }: ScoreCardProps) {
  const { min, max } = result.tryout.scale
  const [first] = released.ranks
  return (
    <Card className="flex flex-col">
      <h2 className="text-md font-semibold tracking-normal text-muted">{words.score}</h2>
      <p className="text-display font-extrabold tracking-tight">
        <CountUp value={released.total} format={formatScore} />
      </p>
      <p className="text-sm text-muted">{words.scale(min, max)}</p>
      {first === undefined ? (
        <p className="mt-5 border-t border-line pt-4 text-md text-muted">{words.noRank}</p>
      ) : (
        <Ranks ranks={released.ranks} computedAt={first.computed_at} />
      )}
      <div className="mt-auto grid gap-3 pt-6 sm:grid-cols-2">{children}</div>
    </Card>
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
              {words.percentile(percentile)}
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
