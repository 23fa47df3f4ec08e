import { type Audience, examDay } from '@gerbang/contract/exam-day.ts'
import { ReasonDialog, reasonSentence } from '../../form/reason-dialog.tsx'
import { useCallForm } from '../../form/use-call-form.ts'
import { NumberField } from '../../ui/form/number-field.tsx'
import { RadioField } from '../../ui/form/radio-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

type Kind = keyof typeof texts.audiences
const kinds = (Object.keys(texts.audiences) as Kind[]).map(value => ({
  value,
  label: texts.audiences[value],
}))
const empty = { reason: '', minutes: 5, kind: 'all' as Kind, school: '', batch: '' }
type Values = typeof empty

function toAudience({ kind, school, batch }: Values): Audience {
  if (kind === 'school') return { kind, school }
  return kind === 'batch' ? { kind, batch } : { kind: 'all' }
}

function findMistakes({ minutes, kind, school, batch }: Values) {
  return {
    minutes: minutes >= 0.5 && minutes <= 120 ? undefined : texts.tooShort,
    school: kind === 'school' && school.trim() === '' ? texts.needSchool : undefined,
    batch: kind === 'batch' && batch.trim() === '' ? texts.needBatch : undefined,
  }
}

/** Extra time for those who sit now; what it did to how many is said by the server. */
export function GiveTimeDialog({
  id,
  running,
  onClose,
}: {
  id: string
  running: number
  onClose: () => void
}) {
  const form = useCallForm(examDay.giveTime, {
    values: empty,
    params: { id },
    toBody: values => ({
      reason: values.reason,
      seconds: Math.round(values.minutes * 60),
      audience: toAudience(values),
    }),
    check: findMistakes,
    sentences: reasonSentence,
    refreshes: [examDay.get, examDay.sittings],
    announces: true,
    onSuccess: onClose,
  })
  const kind = form.form.watch('kind')
  return (
    <ReasonDialog
      of={form}
      onClose={onClose}
      title={texts.giveTitle}
      text={texts.giveText}
      example={texts.giveExample}
      confirm={kind === 'all' ? texts.giveTo(running) : texts.give}
    >
      <NumberField name="minutes" label={texts.minutes} unit={texts.minute} />
      <RadioField name="kind" label={texts.audience} options={kinds} />
      {kind === 'school' && <TextField name="school" label={texts.school} />}
      {kind === 'batch' && <TextField name="batch" label={texts.batch} />}
    </ReasonDialog>
  )
}
