import { useEffect, useRef } from 'react'
import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import type { SetFieldError } from '../api/form-errors.ts'

/**
 * What a form does about mistakes: the server's messages go under their fields, and the focus to the first of them.
 * `names` holds the fields that the form calls otherwise than the server does.
 */
export function useMistakes<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: Record<string, string> = {},
) {
  const element = useRef<HTMLFormElement>(null)
  const isWanted = useRef(false)
  const focusFirst = () => {
    isWanted.current = true
  }
  // After the render that brings the messages: only then are the marks that are looked for on the page.
  useEffect(() => {
    const first = isWanted.current && element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!first) return
    isWanted.current = false
    // A group of choices is marked as a whole.
    ;(first.querySelector('input') ?? first).focus()
  })
  const setFieldError: SetFieldError = (field, message) => {
    const name = names[field] ?? field
    if (!isFieldOf(form.getValues(), name)) return false
    form.setError(name, { message })
    focusFirst()
    return true
  }
  return { element, focusFirst, setFieldError }
}

/** Nested fields are named `items.0.title`, here and by the server. */
export function isFieldOf<Values extends FieldValues>(values: Values, name: string): name is Path<Values> {
  return get(values, name) !== undefined
}
