import type { Call } from '@gerbang/contract/call.ts'
import { programs } from '@gerbang/contract/exam/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import type { Input, Reply } from '../api/send.ts'
import { nameOptions } from '../ui/table/table-options.ts'

/** The rows of a call that asks for nothing, by their names: for a filter. */
export function useNameOptions<C extends Call>(call: Named<C>) {
  const { data } = useQuery(query(call as C, {} as Input<C>))
  return nameOptions((data as { data: Row[] } | undefined)?.data)
}

/** The programs that are offered. */
export const useProgramOptions = () => useNameOptions(programs.list)

/** The same, for a list that has no other choices. */
export const useProgramChoices = () => ({ choices: { program_id: useProgramOptions() } })

interface Row {
  id: string
  name: string
}

type Named<C extends Call> = Reply<C>['data'] extends readonly Row[] ? C : never
