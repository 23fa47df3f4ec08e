import { texts } from '../../texts.ts'
import { TextField } from './text-field.tsx'

/** For the `needs` of its form. */
export const emailNeed = { email: texts.needEmail }

export function EmailField() {
  return (
    <TextField
      name="email"
      label={texts.email}
      type="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      className="min-h-12"
    />
  )
}
