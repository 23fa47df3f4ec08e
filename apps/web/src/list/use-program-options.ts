import { programs } from '@gerbang/contract/exam/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { nameOptions } from '../ui/table/table-options.ts'

/** The programs that are offered, for a filter. */
export function useProgramOptions() {
  return nameOptions(useQuery(query(programs.list, {})).data?.data)
}

/** The same, for a list that has no other choices. */
export const useProgramChoices = () => ({ choices: { program_id: useProgramOptions() } })
