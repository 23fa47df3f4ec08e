import { programs } from '@gerbang/contract/exam/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { texts as shell } from '../texts.ts'
import { nameOptions } from '../ui/table/table-options.ts'
import { SelectField } from '../ui/form/select-field.tsx'
import { texts } from './study-texts.ts'

/** `known` is the program that the account has: it stays on the list although the server may no longer offer it. */
export function ProgramField({ known = null, className }: ProgramFieldProps) {
  const list = useQuery(query(programs.list, {}))
  const offered = list.data?.data ?? []
  const options = known === null || offered.some(({ id }) => id === known.id) ? offered : [known, ...offered]
  return (
    <SelectField
      name="program_id"
      label={texts.program}
      options={nameOptions(options)}
      placeholder={list.isPending ? shell.loading : texts.pick}
      error={list.error?.message}
      className={className}
    />
  )
}

interface ProgramFieldProps {
  known?: { id: string; name: string } | null
  className?: string
}
