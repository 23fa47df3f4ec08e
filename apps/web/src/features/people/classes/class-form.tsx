import { classes, type SchoolClass } from '@gerbang/contract/people/classes.ts'
import { FormDialog } from '../../../form/form-dialog.tsx'
import { useCallForm } from '../../../form/use-call-form.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.form
/** School years begin in July. */
export function currentYear(at = new Date()) {
  return at.getMonth() >= 6 ? at.getFullYear() : at.getFullYear() - 1
}

const checkYear = ({ year }: { year: number }) => ({
  year: Number.isInteger(year) && year >= 2000 && year <= 2100 ? undefined : words.needYear,
})

const saving = { check: checkYear, refreshes: [classes.list, classes.get], announces: true }

function Fields() {
  return (
    <>
      <TextField name="name" label={words.name} autoComplete="off" />
      <NumberField name="year" label={words.year} isYear />
      <TextField name="school_name" label={words.school} autoComplete="off" />
    </>
  )
}

export function CreateClass({ onClose }: { onClose: () => void }) {
  const form = useCallForm(classes.create, {
    ...saving,
    values: { name: '', year: currentYear(), school_name: '' },
    onSuccess: onClose,
  })
  return (
    <FormDialog of={form} title={words.title} text={words.text} confirm={words.submit} onClose={onClose}>
      <Fields />
    </FormDialog>
  )
}

export function ChangeClass({ of, onClose }: { of: SchoolClass; onClose: () => void }) {
  const form = useCallForm(classes.update, {
    ...saving,
    params: { id: of.id },
    values: { name: of.name, year: of.year, school_name: of.school_name ?? '' },
    onSuccess: onClose,
  })
  return (
    <FormDialog of={form} title={words.change} text={words.text} confirm={words.submit} onClose={onClose}>
      <Fields />
    </FormDialog>
  )
}
