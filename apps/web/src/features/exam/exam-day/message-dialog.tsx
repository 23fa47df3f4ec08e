import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { TextAreaField } from '../../../ui/form/text-field.tsx'
import { AudienceFields, findAudienceMistakes, noAudience, toAudience } from './audience-fields.tsx'
import type { ActDialogProps } from './give-time-dialog.tsx'
import { texts } from './texts.ts'

const words = texts.message

/** A message above the questions of those who sit now. */
export function MessageDialog({ id, onClose }: ActDialogProps) {
  const form = useCallForm(examDay.tell, {
    values: { reason: '', text: '', ...noAudience },
    params: { id },
    toBody: ({ reason, text, ...audience }) => ({ reason, text, audience: toAudience(audience) }),
    check: findAudienceMistakes,
    sentences: reasonSentence,
    needs: { text: words.need },
    announces: true,
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={words.title}
      text={words.explained}
      example={words.reason}
      confirm={words.send}
    >
      <TextAreaField name="text" label={words.text} rows={3} placeholder={words.example} />
      <AudienceFields id={id} />
    </ReasonDialog>
  )
}
