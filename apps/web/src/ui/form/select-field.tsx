import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { Select } from './select.tsx'
import { texts } from './texts.ts'

/** One of a few in the form around. `placeholder` stands for none yet; `error` is one of the list itself. */
export function SelectField({
  name,
  label,
  hint,
  options,
  placeholder = texts.pick,
  error,
  ...select
}: SelectFieldProps) {
  const { form, field, control } = useFormField(name)
  return (
    <Field label={label} hint={hint} {...field} error={field.error ?? error}>
      {id => (
        // A choice that was made before its list arrived shows only when the list is drawn anew.
        <Select
          {...id}
          aria-required={control['aria-required']}
          {...select}
          {...form.register(name)}
          key={options.length}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface SelectFieldProps extends FormFieldProps, Omit<ComponentProps<'select'>, 'name'> {
  options: { value: string; label: string }[]
  placeholder?: string
  error?: string | undefined
}
