import { useRef } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { SetFieldError } from '../api/form-errors.ts'

/**
 * What a form does about mistakes: the server's messages go under their fields, and the focus to the first of them.
 * `names` holds the fields that the form calls otherwise than the server does.
 */
export function useMistakes<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: Record<string, Path<Values>> = {},
) {
  const element = useRef<HTMLFormElement>(null)
  // After the paint: only then are the messages, and the marks that are looked for, on the page.
  const focusFirst = () =>
    void requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    )
  const setFieldError: SetFieldError = (field, message) => {
    const name = names[field] ?? field
    if (!isFieldOf(form.getValues(), name)) return false
    form.setError(name, { message })
    focusFirst()
    return true
  }
  return { element, focusFirst, setFieldError }
}

function isFieldOf<Values extends FieldValues>(values: Values, name: string): name is Path<Values> {
  return name in values
}
