import { type RankedStudent, scores } from '@gerbang/contract/scores.ts'
import { useSend } from '../../api/use-send.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.reset

export function ResetDialog({ tryoutId, student, onClose, onDone }: ResetDialogProps) {
  const reset = useSend(scores.reset, {
    refreshes: scoreReads,
    announces: true,
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  if (student === null) return null
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={words.title}
      text={words.text(student.name)}
      example={words.example}
      confirm={words.confirm}
      tone="danger"
      isBusy={reset.isPending}
      onConfirm={reason => reset.mutate({ params: { tryoutId, userId: student.user_id }, body: { reason } })}
    />
  )
}

interface ResetDialogProps {
  tryoutId: string
  student: RankedStudent | null
  onClose: () => void
  /** The attempt is archived; the ranks follow. */
  onDone: () => void
}
