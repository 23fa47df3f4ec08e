import { useController } from 'react-hook-form'
import { zoneName } from '../../format/format-time.ts'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { Input } from './input.tsx'
import { readZonedTime, writeZonedTime } from './zoned-time.ts'

/** A moment in the form around, ISO 8601 in UTC or null, on the clock of `timeZone`: the reader's, not the browser's. */
export function DateTimeField({ name, label, hint, timeZone }: FormFieldProps & { timeZone: string }) {
  const { form, field, control } = useFormField(name)
  const { field: time } = useController({ name, control: form.control })
  const zone = zoneName(new Date(time.value ?? 0), timeZone)
  return (
    <Field label={`${label} (${zone})`} hint={hint} {...field}>
      {id => (
        <Input
          {...id}
          aria-required={control['aria-required']}
          ref={time.ref}
          type="datetime-local"
          defaultValue={time.value ? writeZonedTime(time.value, timeZone) : ''}
          onChange={event => time.onChange(readZonedTime(event.target.value, timeZone))}
          onBlur={time.onBlur}
        />
      )}
    </Field>
  )
}
