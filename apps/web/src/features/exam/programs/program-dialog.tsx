import { type ProgramDetail, programs } from '@gerbang/contract/exam/programs.ts'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { CallForm, type DrawnForm } from '../../../form/call-form.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField, TextField } from '../../../ui/form/text-field.tsx'
import { listOptions } from '../../../ui/table/table-options.ts'
import { programReads } from './program-reads.ts'
import { texts } from './texts.ts'

export function CreateProgramDialog({ onClose }: { onClose: () => void }) {
  const form = useCallForm(programs.create, {
    values: { name: '', description: '', is_active: true, credit: 'all_or_nothing' },
    refreshes: programReads,
    announces: true,
    onSuccess: onClose,
  })
  return <Drawn of={form} title={texts.createTitle} onClose={onClose} />
}

export function ProgramDialog({ program, onClose }: { program: ProgramDetail; onClose: () => void }) {
  const { id, name, description, is_active, credit } = program
  const form = useCallForm(programs.update, {
    params: { id },
    values: { name, description, is_active, credit },
    refreshes: programReads,
    announces: true,
    onSuccess: onClose,
  })
  return <Drawn of={form} title={texts.changeTitle} onClose={onClose} />
}

function Drawn<Values extends FieldValues>({ of: form, title, onClose }: DrawnProps<Values>) {
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={texts.about}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={id} busy={form.send.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <CallForm of={form} id={id}>
        <TextField name="name" label={texts.name} />
        <TextAreaField name="description" label={texts.description} />
        <SelectField
          name="credit"
          label={texts.credit}
          hint={texts.creditHint}
          options={listOptions(texts.credits)}
        />
        <CheckboxField name="is_active" label={texts.active} />
      </CallForm>
    </Dialog>
  )
}

interface DrawnProps<Values extends FieldValues> {
  of: DrawnForm<Values> & { send: { isPending: boolean } }
  title: string
  onClose: () => void
}
