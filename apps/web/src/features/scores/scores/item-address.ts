import type { Query } from '@gerbang/contract/call.ts'
import type { ItemFlag } from '@gerbang/contract/scores/score-runs.ts'
import type { scores } from '@gerbang/contract/scores/scores.ts'
import type { TableState } from '../../../ui/table/table-address.ts'
import { findKey } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

type Sort = Query<typeof scores.listItems>['sort']

export const itemShape = {
  filters: ['sub_test_id', 'flag', 'flagged'],
  sorts: ['flags', 'position', 'p', '-p', 'corrected', '-corrected'] satisfies Sort[],
  firstSort: 'flags',
} as const

export type ItemFilter = (typeof itemShape.filters)[number]
type ItemState = TableState<ItemFilter, (typeof itemShape.sorts)[number]>

export const flagged = { true: texts.items.onlyFlagged, false: texts.items.notFlagged } as const
export const flagNames = Object.fromEntries(
  Object.entries(texts.flags).map(([flag, { name }]) => [flag, name]),
) as Record<ItemFlag, string>

export function toItemQuery({ page, search, sort, filters }: ItemState) {
  return {
    page,
    per_page: 50,
    search,
    sort,
    sub_test_id: filters.sub_test_id,
    flag: findKey(flagNames, filters.flag),
    flagged: findKey(flagged, filters.flagged),
  }
}
