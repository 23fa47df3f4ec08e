import { showToast } from '../toast/toast-store.ts'
import type { FieldErrors as ServerErrors } from '../api-error.ts'
import { ApiError } from '../api-error.ts'

const unknown = 'An unknown error occurred.'

/** Puts a message under the field of that name; false when the form has no such field. */
export type SetFieldError = (field: string, message: string) => boolean

/** Tells the person what failed: under the fields of the form if there is one, else as a toast. */
export function reportFailure(error: unknown, setFieldError?: SetFieldError) {
  if (isValidationError(error)) {
    const [toast] = placeErrors(error.errors, setFieldError)
    if (toast !== undefined)
      showToast({ title: 'Validation Error', description: toast, variant: 'error', cause: error })
    return
  }
  if (error instanceof ApiError) console.error(`${error.code}: ${error.message}`)
  const description = error instanceof Error && error.message !== '' ? error.message : unknown
  showToast({ title: 'Error', description, variant: 'error', cause: error })
}

export function isValidationError(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && /validation/i.test(error.message) && Object.keys(error.errors).length > 0
  )
}

/** Returns the messages that no field took. */
export function placeErrors(errors: ServerErrors, setFieldError: SetFieldError = () => false): string[] {
  return Object.entries(errors)
    .map(([field, [message = unknown]]) => ({ field, message }))
    .filter(({ field, message }) => !setFieldError(field, message))
    .map(({ message }) => message)
}
