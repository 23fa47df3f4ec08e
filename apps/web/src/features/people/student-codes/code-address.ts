import type { Query } from '@gerbang/contract/call.ts'
import type { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import type { TableState } from '../../../ui/table/table-address.ts'
import { findKey } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

type Sort = Query<typeof studentCodes.list>['sort']

export const codeShape = {
  filters: ['program_id', 'batch', 'state', 'tryout_id'],
  sorts: ['-created_at', 'created_at', 'code', '-code', 'used_count', '-used_count'] satisfies Sort[],
  firstSort: '-created_at',
} as const

export type CodeFilter = (typeof codeShape.filters)[number]

/** Which codes are meant: by the table, its export and its cards alike. */
export function toCodeFilter({ search, filters }: TableState<CodeFilter, Sort>) {
  return {
    ...(search !== '' && { search }),
    program_id: filters.program_id,
    batch: filters.batch,
    state: findKey(texts.states, filters.state),
    tryout_id: filters.tryout_id,
  }
}

export function toCodeQuery(state: TableState<CodeFilter, Sort>) {
  const { page, sort } = state
  return { ...toCodeFilter(state), page, sort }
}
