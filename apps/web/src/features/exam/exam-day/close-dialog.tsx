import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import type { ActDialogProps } from './give-time-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.close

/** Ends the window; says how many go on and how many can begin nothing more. */
export function CloseDialog({ id, running, onClose }: ActDialogProps & { running: number }) {
  const form = useCallForm(tryoutPlans.close, {
    values: { reason: '' },
    params: { id },
    sentences: reasonSentence,
    refreshes: [examDay.get, tryoutPlans.get],
    announces: true,
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={words.title}
      text={words.text(running)}
      example={words.example}
      confirm={words.confirm}
      tone="danger"
    />
  )
}
