import { type RankedStudent, scores } from '@gerbang/contract/scores/scores.ts'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.reset

export function ResetDialog({ tryoutId, student, onClose, onDone }: ResetDialogProps) {
  const form = useCallForm(scores.reset, {
    values: { reason: '' },
    params: { tryoutId, userId: student.user_id },
    sentences: reasonSentence,
    refreshes: scoreReads,
    announces: true,
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={words.title}
      text={words.text(student.name)}
      example={words.example}
      confirm={words.confirm}
      tone="danger"
    />
  )
}

interface ResetDialogProps {
  tryoutId: string
  student: RankedStudent
  onClose: () => void
  /** The attempt is archived; the ranks follow. */
  onDone: () => void
}
