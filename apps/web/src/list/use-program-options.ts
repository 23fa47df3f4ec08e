import { programs } from '@gerbang/contract/exam/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import { nameOptions } from '../ui/table/table-options.ts'

/** The programs that are offered, for a filter. */
export function useProgramOptions() {
  return nameOptions(useQuery(query(programs.list, {})).data?.data)
}
