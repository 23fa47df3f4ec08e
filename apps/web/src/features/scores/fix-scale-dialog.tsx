import { scores } from '@gerbang/contract/scores.ts'
import { useSend } from '../../api/use-send.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.fixScale

export function FixScaleDialog({ runId, onClose }: { runId: string | null; onClose: () => void }) {
  const fix = useSend(scores.fixScale, { refreshes: scoreReads, announces: true, onSuccess: onClose })
  if (runId === null) return null
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words.title}
      text={words.text}
      example={words.example}
      confirm={words.confirm}
      isBusy={fix.isPending}
      onConfirm={reason => fix.mutate({ params: { runId }, body: { reason } })}
    />
  )
}
