import { createContext, type ReactNode, useContext } from 'react'
import { useFormContext } from 'react-hook-form'

export interface FieldFacts {
  isOptional: boolean
  minLength: number | undefined
  maxLength: number | undefined
}

/** What the form around knows about each of its fields. */
export const FieldFactsContext = createContext<(name: string) => FieldFacts>(() => ({
  isOptional: false,
  minLength: undefined,
  maxLength: undefined,
}))

/** A field of the form around: its error, and what the contract says about it. */
export function useFormField(name: string) {
  const form = useFormContext()
  const { isOptional, maxLength } = useContext(FieldFactsContext)(name)
  return {
    form,
    field: { isOptional, error: form.getFieldState(name, form.formState).error?.message },
    control: { 'aria-required': !isOptional, ...(maxLength !== undefined && { maxLength }) },
  }
}

/** What every field of a form takes. */
export interface FormFieldProps {
  name: string
  label: string
  hint?: ReactNode
}
