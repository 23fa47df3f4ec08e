import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { AskReason } from '../../../../form/ask-reason.tsx'
import { RadioField } from '../../../../ui/form/radio-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.teachers
const acts = [
  { value: 'add', label: words.acts.add },
  { value: 'remove', label: words.acts.remove },
]

/** Opens the pages of a class to a teacher, or shuts them again. */
export function TeachersDialog({ batch, teachers, onClose }: TeachersDialogProps) {
  return (
    <AskReason
      call={classReports.assign}
      values={{ email: '', act: 'add' }}
      toBody={({ email, act, reason }) => ({ batch, email, may_see: act === 'add', reason })}
      needs={{ email: words.need }}
      refreshes={[classReports.get]}
      words={words}
      onClose={onClose}
    >
      <p className="text-md">
        {teachers.length === 0 ? words.none : teachers.map(({ name }) => name).join(', ')}
      </p>
      <TextField name="email" label={words.email} type="email" autoComplete="off" spellCheck={false} />
      <RadioField name="act" label={words.act} options={acts} />
    </AskReason>
  )
}

interface TeachersDialogProps {
  batch: string
  teachers: { id: string; name: string }[]
  onClose: () => void
}
