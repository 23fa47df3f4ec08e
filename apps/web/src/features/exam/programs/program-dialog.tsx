import { type ProgramDetail, programs } from '@gerbang/contract/exam/programs.ts'
import type { FieldValues } from 'react-hook-form'
import type { DrawnForm } from '../../../form/call-form.tsx'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { programReads } from './program-reads.ts'
import { texts } from './texts.ts'

const sending = { refreshes: programReads, announces: true }

export function CreateProgramDialog({ onClose }: { onClose: () => void }) {
  const form = useCallForm(programs.create, {
    ...sending,
    values: {
      name: '',
      description: '',
      is_active: true,
      credit: 'all_or_nothing',
      totals: 'mean',
      exam_on: '',
      exam_is_estimate: true,
    },
    onSuccess: onClose,
  })
  return <Drawn of={form} title={texts.createTitle} onClose={onClose} />
}

export function ProgramDialog({ program, onClose }: { program: ProgramDetail; onClose: () => void }) {
  const { id, name, description, is_active, credit, totals, exam_on, exam_is_estimate } = program
  const form = useCallForm(programs.update, {
    ...sending,
    params: { id },
    values: { name, description, is_active, credit, totals, exam_on: exam_on ?? '', exam_is_estimate },
    onSuccess: onClose,
  })
  return <Drawn of={form} title={texts.changeTitle} onClose={onClose} />
}

function Drawn<Values extends FieldValues>({ of: form, title, onClose }: DrawnProps<Values>) {
  return (
    <FormDialog of={form} title={title} text={texts.about} onClose={onClose}>
      <TextField name="name" label={texts.name} />
      <TextAreaField name="description" label={texts.description} />
      <SelectField
        name="credit"
        label={texts.credit}
        hint={texts.creditHint}
        options={listOptions(texts.credits)}
      />
      <SelectField
        name="totals"
        label={texts.totals}
        hint={texts.totalsHint}
        options={listOptions(texts.totalMethods)}
      />
      <TextField name="exam_on" type="date" label={texts.examOn} hint={texts.examOnHint} />
      <CheckboxField name="exam_is_estimate" label={texts.examIsEstimate} />
      <CheckboxField name="is_active" label={texts.active} />
    </FormDialog>
  )
}

interface DrawnProps<Values extends FieldValues> {
  of: DrawnForm<Values>
  title: string
  onClose: () => void
}
