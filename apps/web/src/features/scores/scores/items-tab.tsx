import { type RunItem, type ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { type ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { query } from '../../../api/query.ts'
import { Card } from '../../../ui/card.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { type TableFilterSpec, TableToolbar } from '../../../ui/table/table-toolbar.tsx'
import { useTableAddress } from '../../../ui/table/use-table-address.ts'
import { flagged, flagNames, type ItemFilter, itemShape, toItemQuery } from './item-address.ts'
import { createItemColumns } from './item-columns.tsx'
import { ItemSheet } from './item-sheet.tsx'
import { type Regrade, RegradeDialog } from './regrade-dialog.tsx'
import { findDescribedRun } from './run-state.ts'
import { Suspects } from './suspects.tsx'
import { texts } from './texts.ts'

const words = texts.items

export function ItemsTab({ tryout }: { tryout: ScoredTryout }) {
  const run = findDescribedRun(tryout)
  if (run !== null) return <Items tryout={tryout} run={run} />
  return (
    <Card>
      <EmptyState sketch="search" title={words.none.title}>
        {words.none.text}
      </EmptyState>
    </Card>
  )
}

function Items({ tryout, run }: { tryout: ScoredTryout; run: ScoreRun }) {
  const address = useTableAddress(itemShape)
  const [seen, setSeen] = useState<RunItem | null>(null)
  const [regrade, setRegrade] = useState<Regrade | null>(null)
  const params = { runId: run.id }
  const items = useQuery({
    ...query(scores.listItems, { params, query: toItemQuery(address) }),
    placeholderData: keepPreviousData,
  })
  const columns = useMemo(() => createItemColumns(setSeen), [])
  return (
    <>
      {!address.isNarrowed && address.page === 1 && (
        <Suspects run={run} onRegrade={setRegrade} onSee={setSeen} />
      )}
      <TableToolbar search={words.search} address={address} filters={useItemFilters(run)} />
      <DataTable
        label={words.table}
        noun={words.noun}
        from={items}
        columns={columns}
        getKey={item => item.question_id}
        address={address}
        empty={
          <EmptyState sketch="search" title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        }
      />
      <p className="mt-3 text-sm text-muted">{words.from(run.number, texts.models[run.model])}</p>
      {seen && (
        <ItemSheet
          item={seen}
          onClose={() => setSeen(null)}
          onRegrade={kind => setRegrade({ item: seen, kind })}
        />
      )}
      {regrade && (
        <RegradeDialog
          tryoutId={tryout.id}
          regrade={regrade}
          onClose={() => setRegrade(null)}
          onDone={() => setSeen(null)}
        />
      )}
    </>
  )
}

function useItemFilters(run: ScoreRun): TableFilterSpec<ItemFilter>[] {
  const detail = useQuery(query(scores.getRun, { params: { runId: run.id } }))
  const subTests = (detail.data?.data.sub_tests ?? []).map(({ sub_test_id, subject }) => ({
    value: sub_test_id,
    label: subject.name,
  }))
  return [
    { name: 'sub_test_id', label: words.filters.subTest, options: subTests },
    { name: 'flag', label: words.filters.flag, options: listOptions(flagNames) },
    { name: 'flagged', label: words.filters.flagged, options: listOptions(flagged) },
  ]
}
