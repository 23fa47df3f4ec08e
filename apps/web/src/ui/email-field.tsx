import type { UseFormRegisterReturn } from 'react-hook-form'
import { texts } from '../texts.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

/** Only what is surely a slip of the finger; whether the address exists, the mail will tell. */
export const emailRules = {
  required: texts.needEmail,
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\.[^\s@]+\s*$/, message: texts.badEmail },
}

export function EmailField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  return (
    <Field label={texts.email} error={error}>
      {control => (
        <Input
          {...control}
          {...field}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          className="min-h-12"
        />
      )}
    </Field>
  )
}
