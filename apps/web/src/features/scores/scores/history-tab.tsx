import { type ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { Card } from '../../../ui/card.tsx'
import { LoadedRows } from '../../../ui/page/loaded-rows.tsx'
import { Skeleton } from '../../../ui/page/skeleton.tsx'
import { EventList } from './event-list.tsx'
import { RunEntry } from './run-entry.tsx'
import { texts } from './texts.ts'

const words = texts.history

export function HistoryTab({ tryout }: { tryout: ScoredTryout }) {
  const runs = useQuery(query(scores.listRuns, { params: { id: tryout.id } }))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Card title={words.runs} note={words.runsNote}>
        <LoadedRows from={runs} skeleton={<Skeleton rows={2} className="h-16" />} none={words.noRuns}>
          {({ data }) => (
            <ul className="divide-y divide-line border-y border-line">
              {data.map(run => (
                <li key={run.id}>
                  <RunEntry run={run} />
                </li>
              ))}
            </ul>
          )}
        </LoadedRows>
      </Card>
      <EventList tryoutId={tryout.id} />
    </div>
  )
}
