import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { Input, inputClasses, PasswordInput } from './input.tsx'

/** One line of text in the form around. */
export function TextField({ name, label, hint, ...input }: FormFieldProps & ComponentProps<'input'>) {
  const { form, field, control } = useFormField(name)
  const Control = input.type === 'password' ? PasswordInput : Input
  return (
    <Field label={label} hint={hint} {...field}>
      {id => <Control {...id} {...control} {...input} {...form.register(name)} />}
    </Field>
  )
}

export function TextAreaField({ name, label, hint, ...area }: FormFieldProps & ComponentProps<'textarea'>) {
  const { form, field, control } = useFormField(name)
  return (
    <Field label={label} hint={hint} {...field}>
      {id => (
        <textarea
          {...id}
          {...control}
          rows={3}
          {...area}
          {...form.register(name)}
          className={`${inputClasses} py-2.5`}
        />
      )}
    </Field>
  )
}
