import type { ScoreRun } from '@gerbang/contract/scores/score-runs.ts'
import type { ScoredTryout } from '@gerbang/contract/scores/scores.ts'
import { useState } from 'react'
import { useList } from '../../../list/use-list.ts'
import { useProgramOptions } from '../../../list/use-name-options.ts'
import { ListPage } from '../../../ui/table/list-page.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { isActive } from './run-state.ts'
import { buildScoreColumns, scoreListShape } from './score-list-columns.tsx'
import { StartRunDialog } from './start-run-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.list
const followMs = 1_500

export function ScoreListPage() {
  const [started, setStarted] = useState<ScoredTryout | null>(null)
  const [published, setPublished] = useState<ScoreRun | null>(null)
  const list = useList(scoreListShape, {
    follow: reply => (reply?.data.some(({ newest_run }) => isActive(newest_run)) ? followMs : false),
  })
  return (
    <ListPage
      list={list}
      words={words}
      columns={buildScoreColumns({ start: setStarted, publish: setPublished })}
      choices={{ program_id: useProgramOptions() }}
      sketch="podium"
    >
      {started && <StartRunDialog tryout={started} onClose={() => setStarted(null)} />}
      {published && <PublishDialog run={published} onClose={() => setPublished(null)} />}
    </ListPage>
  )
}
