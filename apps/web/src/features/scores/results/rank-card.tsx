import type { Rank, ReleasedResult, Result } from '@gerbang/contract/scores/results.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { formatCount } from '../../../format/format-number.ts'
import { fillPath, paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { Histogram } from '../../../ui/chart/histogram.tsx'
import { FoldedRanks } from '../../../ui/folded-ranks.tsx'
import { texts } from './later-texts.ts'
import { texts as common } from './texts.ts'

const words = texts.ranks
const enoughPeers = 10

/** Below the median a rank tells nothing that helps, so it is told when asked for; among few it says little. */
const isFolded = ({ rank, of }: Rank) => of < enoughPeers || 2 * rank > of + 1

export function RankCard({ result: { tryout, attempt }, released }: RankCardProps) {
  const { ranks } = released
  const [first] = ranks
  if (first === undefined)
    return (
      <Card
        title={common.parts.ranks}
        note={attempt.number > 1 ? common.result.attemptsNote : words.noRank}
      />
    )
  const folded = ranks.filter(isFolded)
  const peers = <Peers released={released} />
  return (
    <Card title={common.parts.ranks} className="@container lg:col-span-2">
      <div className="grid grid-cols-1 gap-x-12 gap-y-4 @2xl:grid-cols-2">
        <div>
          <Rows ranks={ranks.filter(rank => !isFolded(rank))} />
          {folded.length > 0 && (
            <FoldedRanks label={folded.length < ranks.length ? words.otherRanks : words.foldedRanks}>
              <Rows ranks={folded} />
              {isFolded(first) && peers}
            </FoldedRanks>
          )}
          <p className="mt-4">
            <ButtonLink to={fillPath(paths.ranking, { id: tryout.slug })} variant="secondary">
              {words.ranking}
            </ButtonLink>
          </p>
        </div>
        {!isFolded(first) && peers}
      </div>
    </Card>
  )
}

function Rows({ ranks }: { ranks: Rank[] }) {
  return (
    <ul className="divide-y divide-line">
      {ranks.map(({ scope, rank, of, percentile }) => (
        <li key={scope} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
          <p className="min-w-0 flex-1 basis-32 text-sm text-muted">
            <span className="block text-md font-semibold text-ink">{words.scopes[scope]}</span>
            {percentile !== null && words.percentile(percentile)}
          </p>
          <p className="text-right text-sm whitespace-nowrap text-muted">
            <span className="block text-xl font-extrabold text-ink">#{formatCount(rank)}</span>
            {words.rank(of)}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Peers({ released: { histogram, total, computed_at } }: { released: ReleasedResult }) {
  const { formatTime } = useTimeFormat()
  const hasPeers = histogram.some(bin => bin.count > 0)
  return (
    <div>
      <h3 className="text-md font-semibold tracking-normal">{words.histogram}</h3>
      <p className="mb-3 text-sm text-muted">{hasPeers ? words.histogramNote : words.noPeers}</p>
      {hasPeers && (
        <Histogram
          bins={histogram}
          own={total}
          words={{ caption: words.histogram, range: words.range, count: words.count, own: words.you }}
        />
      )}
      {computed_at !== null && (
        <p className="mt-2 text-xs text-muted">{words.computedAt(formatTime(computed_at))}</p>
      )}
    </div>
  )
}

interface RankCardProps {
  result: Result
  released: ReleasedResult
}
