import { users } from '@gerbang/contract/people/users.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { useProgramOptions } from '../../../list/use-name-options.ts'
import { useSettled } from '../../../ui/use-settled.ts'
import { texts } from './texts.ts'

const asOption = (name: string) => ({ value: name, label: name })

/** There may be thousands of schools: the server searches them. */
export function useUserChoices() {
  const [typed, setTyped] = useState('')
  const school = useSettled(typed.trim())
  const program_id = useProgramOptions()
  const known = useQuery({
    ...query(users.choices, { query: { school } }),
    placeholderData: keepPreviousData,
  })
  const { schools = [], batches = [] } = known.data?.data ?? {}
  return {
    choices: { program_id, school: schools.map(asOption), batch: batches.map(asOption) },
    searches: { school: { ...texts.list.schools, isLoading: known.isPending, onSearch: setTyped } },
  }
}
