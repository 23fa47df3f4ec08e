import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { classes, type SchoolClass } from '@gerbang/contract/people/classes.ts'
import { AskReason } from '../../../form/ask-reason.tsx'
import { Card } from '../../../ui/card.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { DialogButton } from '../../../ui/overlay/dialog-button.tsx'
import { texts } from './texts.ts'

const words = texts.teachers
const acts = [
  { value: 'add', label: words.acts.add },
  { value: 'remove', label: words.acts.remove },
]

/** Who teaches a class sees its roster and its pages. */
export function ClassTeachers({ of, isAdmin }: { of: SchoolClass; isAdmin: boolean }) {
  const names = of.teachers.map(({ name }) => name).join(', ')
  return (
    <Card title={texts.detail.teachers}>
      <p className={names ? 'text-md' : 'text-md text-muted'}>{names || texts.detail.noTeachers}</p>
      {isAdmin && (
        <DialogButton className="mt-4 w-full" label={texts.detail.assign}>
          {onClose => <AssignTeacher of={of} onClose={onClose} />}
        </DialogButton>
      )}
    </Card>
  )
}

function AssignTeacher({ of, onClose }: { of: SchoolClass; onClose: () => void }) {
  return (
    <AskReason
      call={classReports.assign}
      values={{ email: '', act: 'add' }}
      toBody={({ email, act, reason }) => ({
        batch: of.name,
        class_id: of.id,
        email,
        may_see: act === 'add',
        reason,
      })}
      needs={{ email: words.need }}
      refreshes={[classes.get, classes.list]}
      words={words}
      onClose={onClose}
    >
      <TextField name="email" label={words.email} type="email" autoComplete="off" spellCheck={false} />
      <RadioField name="act" label={words.act} options={acts} />
    </AskReason>
  )
}
