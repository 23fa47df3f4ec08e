import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { useQuery } from '@tanstack/react-query'
import { useController, useFormContext } from 'react-hook-form'
import { query } from '../../../api/query.ts'
import { useViewer } from '../../../auth/viewer.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { DateTimeField } from '../../../ui/form/date-time-field.tsx'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { texts } from './texts.ts'

const words = texts.form

/** What is said of codes whenever they are written. */
export function CodeFields({ programId }: { programId: string }) {
  return (
    <>
      <TextField name="batch" label={words.batch} hint={words.batchHint} autoComplete="off" />
      <TextField name="label" label={words.label} hint={words.labelHint} autoComplete="off" />
      <TextField name="school_name" label={words.school} hint={words.schoolHint} autoComplete="off" />
      <NumberField name="max_uses" label={words.maxUses} />
      <DateTimeField name="expires_at" label={words.expires} timeZone={useViewer().time_zone} />
      <TryoutChoice programId={programId} />
    </>
  )
}

function TryoutChoice({ programId }: { programId: string }) {
  const { control } = useFormContext<{ tryout_ids: string[] }>()
  const { field, fieldState } = useController({ name: 'tryout_ids', control })
  const choices = useQuery(query(studentCodes.choices, {}))
  const offered = (choices.data?.data.tryouts ?? []).filter(({ program_id }) => program_id === programId)
  const toggle = (id: string, isOn: boolean) =>
    field.onChange(isOn ? [...field.value, id] : field.value.filter(one => one !== id))
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{words.tryouts}</legend>
      {offered.length === 0 && <p className="text-sm text-muted">{words.noTryouts}</p>}
      {offered.map(({ id, title }) => (
        <Checkbox
          key={id}
          label={title}
          checked={field.value.includes(id)}
          onChange={event => toggle(id, event.target.checked)}
        />
      ))}
      {fieldState.error && <p className="text-sm font-medium text-bad">{fieldState.error.message}</p>}
    </fieldset>
  )
}
