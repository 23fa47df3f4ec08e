import { type ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { formatCount } from '../../../format/format-number.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { useChanges } from './run-changes.tsx'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.publish

export function PublishDialog({ run, onClose }: { run: ScoreRun; onClose: () => void }) {
  const text = words.text(texts.attempts(run.attempts ?? 0))
  return (
    <AskReason
      call={scores.publish}
      params={{ runId: run.id }}
      refreshes={scoreReads}
      words={{ ...words, title: words.title(run.number), text }}
      onClose={onClose}
    >
      <Moves runId={run.id} />
      <Unchecked runId={run.id} />
    </AskReason>
  )
}

/** How many are told another score than before. */
function Moves({ runId }: { runId: string }) {
  const { data } = useChanges(runId)
  if (!data || data.data.students === 0) return null
  const { up, down, same, ranks } = data.data
  const [more, less, alike] = [up, down, same].map(formatCount)
  return (
    <p className="mb-4">
      {texts.changes.summary(more ?? '', less ?? '', alike ?? '')}{' '}
      {ranks.moved > 0 && texts.changes.ranks(formatCount(ranks.moved), formatCount(ranks.most))}
    </p>
  )
}

/** The last chance to notice a wrong key before students see its scores. */
function Unchecked({ runId }: { runId: string }) {
  const suspects = useQuery(
    query(scores.listItems, { params: { runId }, query: { flag: 'possible_wrong_key', per_page: 1 } }),
  )
  return (
    <Loaded from={suspects} skeleton={null}>
      {({ meta: { total } }) => total > 0 && <Notice tone="doubt">{words.unchecked(total)}</Notice>}
    </Loaded>
  )
}
