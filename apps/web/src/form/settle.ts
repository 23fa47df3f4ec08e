import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** Files have no text to compare. */
const isSame = (one: unknown, other: unknown) =>
  one === other || (!(one instanceof File) && JSON.stringify(one) === JSON.stringify(other))

/** The form begins anew with what is saved; fields that no longer hold what was sent keep what they hold. */
export function settle<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  sent: Values,
  saved: Values,
): void {
  const typed = Object.entries(form.getValues()).filter(([name, value]) => !isSame(value, sent[name]))
  form.reset(saved)
  for (const [name, value] of typed)
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true })
}
