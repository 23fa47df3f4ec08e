import type { ComponentProps } from 'react'
import { Field } from './field.tsx'
import { Select } from './select.tsx'

/** One of a few, kept by the page itself. `none` stands for none of them, where that may be. */
export function Choice<T extends string>({ options, none, mustPick, onPick, ...select }: ChoiceProps<T>) {
  return (
    <Select {...select} onChange={event => onPick(event.target.value as T)}>
      {none !== undefined && (
        <option value="" disabled={mustPick}>
          {none}
        </option>
      )}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  )
}

/** The same with a label above it. */
export function ChoiceField<T extends string>({ label, error, ...choice }: ChoiceFieldProps<T>) {
  return (
    <Field label={label} error={error}>
      {control => <Choice {...control} {...choice} />}
    </Field>
  )
}

export interface ChoiceProps<T extends string>
  extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  options: readonly { value: string; label: string }[]
  none?: string
  /** What is picked cannot be taken back. */
  mustPick?: boolean
  onPick: (value: T) => void
}

interface ChoiceFieldProps<T extends string> extends ChoiceProps<T> {
  label: string
  error?: string | undefined
}
