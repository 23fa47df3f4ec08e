import { scores } from '@gerbang/contract/scores.ts'
import { useSend } from '../../api/use-send.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.stop

export function StopRunDialog({
  runId,
  open,
  onClose,
}: {
  runId: string
  open: boolean
  onClose: () => void
}) {
  const stop = useSend(scores.cancel, { refreshes: scoreReads, announces: true, onSuccess: onClose })
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={words.title}
      text={words.text}
      example={words.example}
      confirm={words.confirm}
      back={words.back}
      tone="danger"
      isBusy={stop.isPending}
      onConfirm={reason => stop.mutate({ params: { runId }, body: { reason } })}
    />
  )
}
