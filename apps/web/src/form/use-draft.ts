import { type RefObject, useEffect } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { keepDraft } from './draft.ts'

/** Keeps each change of the form under `key`, if it has one; after a change there is something to send again. */
export function useDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  key: string | undefined,
  base: Values,
  isSent: RefObject<boolean>,
) {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          isSent.current = false
          if (key !== undefined) keepDraft(key, base, values)
        },
      }),
    [form, key, base, isSent],
  )
}
