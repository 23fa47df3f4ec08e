import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { texts } from './texts.ts'

export function GradeField({ field, error, className }: GradeFieldProps) {
  return (
    <Field label={texts.grade} error={error}>
      {control => (
        <Select {...control} {...field} className={className}>
          <option value="">{texts.pick}</option>
          {Object.entries(texts.grades).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface GradeFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
  className?: string
}
