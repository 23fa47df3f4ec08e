import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { texts } from './texts.ts'

export function PauseDialog({
  id,
  isPaused,
  onClose,
}: {
  id: string
  isPaused: boolean
  onClose: () => void
}) {
  const form = useCallForm(examDay.pause, {
    values: { reason: '' },
    params: { id },
    toBody: ({ reason }) => ({ reason, paused: !isPaused }),
    sentences: reasonSentence,
    refreshes: [examDay.get],
    announces: true,
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={isPaused ? texts.resumeTitle : texts.pauseTitle}
      text={isPaused ? texts.resumeText : texts.pauseText}
      example={texts.pauseExample}
      confirm={isPaused ? texts.resume : texts.pause}
    />
  )
}
