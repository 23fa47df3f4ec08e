import { scores } from '@gerbang/contract/scores/scores.ts'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { scoreReads } from './score-reads.ts'
import { texts } from './texts.ts'

const words = texts.stop

export function StopRunDialog({ runId, onClose }: { runId: string; onClose: () => void }) {
  const form = useCallForm(scores.cancel, {
    values: { reason: '' },
    params: { runId },
    sentences: reasonSentence,
    refreshes: scoreReads,
    announces: true,
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={words.title}
      text={words.text}
      example={words.example}
      confirm={words.confirm}
      back={words.back}
      tone="danger"
    />
  )
}
