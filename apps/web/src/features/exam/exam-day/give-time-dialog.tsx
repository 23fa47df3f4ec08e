import { examDay } from '@gerbang/contract/exam/exam-day.ts'
import { ReasonDialog, reasonSentence } from '../../../form/reason-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import {
  AudienceFields,
  findAudienceMistakes,
  noAudience,
  type Student,
  toAudience,
} from './audience-fields.tsx'
import { texts } from './texts.ts'

const empty = { reason: '', minutes: 5, ...noAudience }

/** Extra time for those who sit now; what it did to how many is said by the server. */
export function GiveTimeDialog({ id, student, onClose }: ActDialogProps & { student?: Student }) {
  const form = useCallForm(examDay.giveTime, {
    values: empty,
    params: { id },
    toBody: values => ({
      reason: values.reason,
      seconds: Math.round(values.minutes * 60),
      audience: toAudience(values, student),
    }),
    check: values => ({
      minutes: values.minutes >= 0.5 && values.minutes <= 120 ? undefined : texts.tooShort,
      ...(student === undefined && findAudienceMistakes(values)),
    }),
    sentences: reasonSentence,
    refreshes: [examDay.get, examDay.sittings, examDay.sitting],
    announces: true,
    onSuccess: onClose,
  })
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={student ? texts.giveToOne(student.name) : texts.giveTitle}
      text={texts.giveText}
      example={texts.giveExample}
      confirm={texts.give}
    >
      <NumberField name="minutes" label={texts.minutes} unit={texts.minute} />
      {student === undefined && <AudienceFields id={id} />}
    </ReasonDialog>
  )
}

export interface ActDialogProps {
  id: string
  onClose: () => void
}
