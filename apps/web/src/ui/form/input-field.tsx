import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

/** One line of text with its label, kept by the page itself. */
export function InputField({ label, hint, error, isOptional, onType, ...input }: InputFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      {control => <Input {...control} {...input} onChange={event => onType(event.target.value)} />}
    </Field>
  )
}

interface InputFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isOptional?: boolean
  onType: (text: string) => void
}
