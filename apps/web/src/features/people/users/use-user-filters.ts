import { programs } from '@gerbang/contract/exam/programs.ts'
import { users } from '@gerbang/contract/people/users.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { listOptions } from '../../../ui/table/table-options.ts'
import type { TableFilterSpec } from '../../../ui/table/table-toolbar.tsx'
import { useSettled } from '../../../ui/use-settled.ts'
import { texts } from './texts.ts'
import type { UserFilter } from './user-address.ts'

const words = texts.list.filters
const asOption = (name: string) => ({ value: name, label: name })

/** There may be thousands of schools: the server searches them. */
export function useUserFilters(): TableFilterSpec<UserFilter>[] {
  const [typed, setTyped] = useState('')
  const school = useSettled(typed.trim())
  const offered = useQuery(query(programs.list, {}))
  const choices = useQuery({
    ...query(users.choices, { query: { school } }),
    placeholderData: keepPreviousData,
  })
  const { schools = [], batches = [] } = choices.data?.data ?? {}
  return [
    { name: 'role', label: words.role, options: listOptions(texts.roles) },
    { name: 'status', label: words.status, options: listOptions(texts.statuses) },
    {
      name: 'program_id',
      label: words.program,
      options: (offered.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      name: 'school',
      label: words.school,
      options: schools.map(asOption),
      search: { ...texts.list.schools, isLoading: choices.isPending, onSearch: setTyped },
    },
    { name: 'batch', label: words.batch, options: batches.map(asOption) },
  ]
}
