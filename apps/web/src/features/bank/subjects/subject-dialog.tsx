import { subjects } from '@gerbang/contract/bank/subjects.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { SubjectFields } from './subject-fields.tsx'
import { texts } from './texts.ts'

const empty = {
  code: '',
  name: '',
  group: '',
  default_duration_seconds: 1_800 as number | null,
  default_question_count: 20 as number | null,
}

/** Adds a subject to a program. */
export function SubjectDialog({ programId, onClose }: { programId: string; onClose: () => void }) {
  const form = useCallForm(subjects.create, {
    values: empty,
    toBody: values => ({ ...values, program_id: programId }),
    refreshes: [subjects.list, subjects.listAll],
    announces: true,
    onSuccess: onClose,
  })
  return (
    <FormDialog of={form} title={texts.addTitle} text={texts.addIntro} onClose={onClose}>
      <SubjectFields />
    </FormDialog>
  )
}
