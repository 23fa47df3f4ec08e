import { type ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { scores } from '@gerbang/contract/scores/scores.ts'
import { useQuery } from '@tanstack/react-query'
import ChevronDown from 'icon:chevron-down'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useTimeFormat } from '../../../auth/use-time-format.ts'
import { Chip } from '../../../ui/chip.tsx'
import { Loaded } from '../../../ui/page/loaded.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { RunChip } from './run-chip.tsx'
import { RunFacts } from './run-facts.tsx'
import { texts } from './texts.ts'

/** One run in a line; opened, everything that it found and did. */
export function RunEntry({ run }: { run: ScoreRun }) {
  const { formatTime } = useTimeFormat()
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={event => setOpen(event.currentTarget.open)} className="group">
      <summary
        aria-label={texts.history.show(run.number)}
        className="flex list-none items-center gap-3 py-3 [&::-webkit-details-marker]:hidden"
      >
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-md font-semibold">
            {texts.runName(run.number)} · {texts.models[run.model]}
            <RunChip state={run.status} />
            {run.is_outdated && <Chip tone="doubt">{texts.history.outdated}</Chip>}
          </p>
          <p className="text-sm text-muted">
            {[
              formatTime(run.created_at),
              texts.origins[run.origin],
              run.attempts !== null && texts.attempts(run.attempts),
              run.flagged > 0 && texts.flagged(run.flagged),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {isOpen && <Opened runId={run.id} />}
    </details>
  )
}

function Opened({ runId }: { runId: string }) {
  const detail = useQuery(query(scores.getRun, { params: { runId } }))
  return (
    <div className="pb-5">
      <Loaded from={detail} skeleton={<Skeleton rows={2} className="h-16" />}>
        {({ data }) => <RunFacts run={data} />}
      </Loaded>
    </div>
  )
}
