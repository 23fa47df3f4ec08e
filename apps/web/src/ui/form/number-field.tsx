import { useState } from 'react'
import { useController } from 'react-hook-form'
import { Field } from './field.tsx'
import { type FormFieldProps, useFormField } from './form-field.ts'
import { Input } from './input.tsx'
import { readNumber, writeNumber } from './number-text.ts'

/** A number in the form around: null while it is empty. */
export function NumberField({ name, label, hint, unit, isYear = false }: NumberFieldProps) {
  const { form, field, control } = useFormField(name)
  const { field: number } = useController({ name, control: form.control })
  const [typed, setTyped] = useState<string>()
  const shown =
    // The form may have begun anew since it was typed.
    typed !== undefined && Object.is(readNumber(typed), number.value)
      ? typed
      : writeValue(number.value, isYear)
  return (
    <Field label={label} hint={hint} {...field}>
      {id => (
        <span className="relative block">
          <Input
            {...id}
            aria-required={control['aria-required']}
            ref={number.ref}
            inputMode="decimal"
            autoComplete="off"
            value={shown}
            onChange={event => {
              setTyped(event.target.value)
              number.onChange(readNumber(event.target.value))
            }}
            onBlur={() => {
              // What is no number stays as it was typed, to be mended.
              if (!Number.isNaN(number.value)) setTyped(undefined)
              number.onBlur()
            }}
            className={unit === undefined ? '' : 'pr-20'}
          />
          {unit !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 right-3.5 grid place-items-center text-md text-muted">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}

function writeValue(value: number | null, isYear: boolean): string {
  if (Number.isNaN(value)) return ''
  return isYear ? String(value ?? '') : writeNumber(value)
}

interface NumberFieldProps extends FormFieldProps {
  /** After the number, such as "menit". */
  unit?: string
  /** Written without a dot between its digits. */
  isYear?: boolean
}
