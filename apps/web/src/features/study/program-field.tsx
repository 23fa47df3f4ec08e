import { programs } from '@gerbang/contract/programs.ts'
import { useQuery } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { query } from '../../api/query.ts'
import { texts as shell } from '../../texts.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { texts } from './texts.ts'

/** `known` is the program that the account has: it stays on the list although the server may no longer offer it. */
export function ProgramField({ field, error, known = null, className }: ProgramFieldProps) {
  const list = useQuery(query(programs.list, {}))
  const offered = list.data?.data ?? []
  const options = known === null || offered.some(({ id }) => id === known.id) ? offered : [known, ...offered]
  return (
    <Field label={texts.program} error={error ?? list.error?.message}>
      {control => (
        <Select {...control} {...field} key={options.length} className={className}>
          <option value="">{list.isPending ? shell.loading : texts.pick}</option>
          {options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface ProgramFieldProps {
  field: UseFormRegisterReturn
  error: string | undefined
  known?: { id: string; name: string } | null
  className?: string
}
