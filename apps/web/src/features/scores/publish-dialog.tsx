import { type ScoreRun } from '@gerbang/contract/score-runs.ts'
import { scores } from '@gerbang/contract/scores.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { ReasonDialog, reasonSentence } from '../../form/reason-dialog.tsx'
import { useCallForm } from '../../form/use-call-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.publish

export function PublishDialog({ run, onClose }: { run: ScoreRun; onClose: () => void }) {
  const form = useCallForm(scores.publish, {
    values: { reason: '' },
    params: { runId: run.id },
    sentences: reasonSentence,
    refreshes: scoreReads,
    announces: true,
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={words.title(run.number)}
      text={words.text(texts.attempts(run.attempts ?? 0))}
      example={words.example}
      confirm={words.confirm}
    >
      <Unchecked runId={run.id} />
    </ReasonDialog>
  )
}

/** The last chance to notice a wrong key before students see its scores. */
function Unchecked({ runId }: { runId: string }) {
  const suspects = useQuery(
    query(scores.listItems, { params: { runId }, query: { flag: 'possible_wrong_key', per_page: 1 } }),
  )
  const count = suspects.data?.meta.total ?? 0
  return count > 0 && <Notice tone="doubt">{words.unchecked(count)}</Notice>
}
