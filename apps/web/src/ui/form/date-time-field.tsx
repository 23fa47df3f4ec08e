import { useState } from 'react'
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
  const [typed, setTyped] = useState<string>()
  const shown =
    // A year that is half typed is kept as it is, unless the form has begun anew since.
    typed !== undefined && readZonedTime(typed, timeZone) === time.value
      ? typed
      : time.value
        ? writeZonedTime(time.value, timeZone)
        : ''
  const zone = zoneName(new Date(time.value ?? 0), timeZone)
  return (
    <Field label={`${label} (${zone})`} hint={hint} {...field}>
      {id => (
        <Input
          {...id}
          aria-required={control['aria-required']}
          ref={time.ref}
          type="datetime-local"
          value={shown}
          onChange={event => {
            setTyped(event.target.value)
            time.onChange(readZonedTime(event.target.value, timeZone))
          }}
          onBlur={time.onBlur}
        />
      )}
    </Field>
  )
}
