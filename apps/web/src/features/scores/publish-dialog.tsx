import { type ScoreRun } from '@gerbang/contract/score-runs.ts'
import { scores } from '@gerbang/contract/scores.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../api/query.ts'
import { useSend } from '../../api/use-send.ts'
import { Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.publish

export function PublishDialog({ run, onClose }: { run: ScoreRun | null; onClose: () => void }) {
  const publish = useSend(scores.publish, { refreshes: scoreReads, announces: true, onSuccess: onClose })
  if (run === null) return null
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words.title(run.number)}
      text={words.text(texts.attempts(run.attempts ?? 0))}
      example={words.example}
      confirm={words.confirm}
      isBusy={publish.isPending}
      onConfirm={reason => publish.mutate({ params: { runId: run.id }, body: { reason } })}
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
