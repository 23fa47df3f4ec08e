import { useId } from 'react'
import { Checkbox } from './checkbox.tsx'
import { FieldAbout } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'

/** A yes or no of the form around. */
export function CheckboxField({ name, label, hint, className }: FormFieldProps & { className?: string }) {
  const { form, field } = useFormField(name)
  const about = useId()
  return (
    <div className={className}>
      <Checkbox
        {...form.register(name)}
        label={label}
        hint={hint}
        aria-invalid={field.error ? true : undefined}
      />
      {field.error && <FieldAbout id={about} error={field.error} />}
    </div>
  )
}
