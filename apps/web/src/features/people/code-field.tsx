import type { ComponentProps } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'

/** A code of capital letters and digits that somebody was given. */
export function CodeField({ name = 'code', ...field }: Partial<Props> & Pick<Props, 'label'>) {
  return (
    <TextField autoComplete="off" autoCapitalize="characters" spellCheck={false} {...field} name={name} />
  )
}

type Props = ComponentProps<typeof TextField>
