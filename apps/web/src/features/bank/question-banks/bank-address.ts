import type { Query } from '@gerbang/contract/call.ts'
import type { questionBanks } from '@gerbang/contract/bank/question-banks.ts'
import type { TableState } from '../../../ui/table/table-address.ts'
import { findKey } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

type Sort = Query<typeof questionBanks.list>['sort']

export const bankShape = {
  filters: ['program_id', 'status', 'visibility', 'owner'],
  sorts: ['-updated_at', 'updated_at', 'title', '-title'] satisfies Sort[],
  firstSort: '-updated_at',
} as const

export type BankFilter = (typeof bankShape.filters)[number]

/** What is chosen by hand in the address is checked here; the server would refuse the rest. */
export function toBankQuery({ page, search, sort, filters }: TableState<BankFilter, Sort>) {
  return {
    page,
    search,
    sort,
    program_id: filters.program_id,
    status: findKey(texts.statuses, filters.status),
    visibility: findKey(texts.visibilities, filters.visibility),
    owner: findKey(texts.list.owners, filters.owner),
  }
}
