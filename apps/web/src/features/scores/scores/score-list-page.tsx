import { programs } from '@gerbang/contract/exam/programs.ts'
import { type ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { type ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '../../../api/query.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { PageHeading } from '../../../ui/page/page-heading.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { type TableFilterSpec, TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { isActive } from './run-state.ts'
import { type ScoreFilter, scoreListShape, toScoreListQuery } from './score-list-address.ts'
import { createScoreColumns } from './score-list-columns.tsx'
import { StartRunDialog } from './start-run-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.list
const followMs = 1_500

export function ScoreListPage() {
  const address = useTableAddress(scoreListShape)
  const [started, setStarted] = useState<ScoredTryout | null>(null)
  const [published, setPublished] = useState<ScoreRun | null>(null)
  const list = useQuery({
    ...query(scores.listTryouts, { query: toScoreListQuery(address) }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.data.some(({ newest_run }) => isActive(newest_run)) ? followMs : false,
  })
  const columns = useMemo(() => createScoreColumns({ start: setStarted, publish: setPublished }), [])
  return (
    <>
      <PageHeading title={words.title}>{words.intro}</PageHeading>
      <TableToolbar search={words.search} address={address} filters={useFilters()} />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={list}
        columns={columns}
        getKey={tryout => tryout.id}
        address={address}
        empty={
          <EmptyState sketch="podium" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
      {started && <StartRunDialog tryout={started} onClose={() => setStarted(null)} />}
      {published && <PublishDialog run={published} onClose={() => setPublished(null)} />}
    </>
  )
}

function useFilters(): TableFilterSpec<ScoreFilter>[] {
  const known = useQuery(query(programs.list, {}))
  const options = (known.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return [
    { name: 'program_id', label: words.filters.program, options },
    { name: 'phase', label: words.filters.phase, options: listOptions(texts.phases) },
    { name: 'scoring', label: words.filters.scoring, options: listOptions(texts.scoring) },
    { name: 'run_status', label: words.filters.run, options: listOptions(texts.status) },
  ]
}
