import { type RunItem, type ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import { type ScoredTryout, scores } from '@gerbang/contract/scores/scores.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useList } from '../../../list/use-list.ts'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/page/empty-state.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { buildItemColumns, itemShape } from './item-columns.tsx'
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
      <EmptyState sketch="search" words={words.none} />
    </Card>
  )
}

function Items({ tryout, run }: { tryout: ScoredTryout; run: ScoreRun }) {
  const params = { runId: run.id }
  const list = useList(itemShape, { params })
  const [seen, setSeen] = useState<RunItem | null>(null)
  const [regrade, setRegrade] = useState<Regrade | null>(null)
  const detail = useQuery(query(scores.getRun, { params }))
  const subTests = detail.data?.data.sub_tests ?? []
  return (
    <>
      {!list.address.isNarrowed && list.address.page === 1 && (
        <Suspects run={run} onRegrade={setRegrade} onSee={setSeen} />
      )}
      <ListTable
        list={list}
        words={words}
        columns={buildItemColumns(setSeen)}
        choices={{
          sub_test_id: subTests.map(({ sub_test_id, subject }) => ({
            value: sub_test_id,
            label: subject.name,
          })),
        }}
        sketch="search"
        getKey={item => item.question_id}
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
