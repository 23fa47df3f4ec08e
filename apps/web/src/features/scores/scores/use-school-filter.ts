import { scores } from '@gerbang/contract/scores/scores.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../../api/query.ts'
import { formatCount } from '../../../format/format-number.ts'
import { useSettled } from '../../../ui/use-settled.ts'
import { texts } from './texts.ts'

const words = texts.rank

/** A try-out may have thousands of schools: the list is asked for once it is opened, and searched by the server. */
export function useSchoolFilter(tryoutId: string) {
  const [typed, setTyped] = useState<string>()
  const search = useSettled(typed?.trim())
  const list = useQuery({
    ...query(scores.listSchools, { params: { id: tryoutId }, query: { search } }),
    enabled: search !== undefined,
    placeholderData: keepPreviousData,
  })
  return {
    options: (list.data?.data ?? []).map(({ name, students }) => ({
      value: name,
      label: name,
      note: `${formatCount(students)} ${words.noun}`,
    })),
    search: {
      placeholder: words.schools.search,
      nothing: list.error?.message ?? words.schools.nothing,
      isLoading: list.isPending,
      onSearch: setTyped,
    },
  }
}
