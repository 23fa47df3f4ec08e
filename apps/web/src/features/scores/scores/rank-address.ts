import type { Query } from '@gerbang/contract/call.ts'
import type { scores } from '@gerbang/contract/scores/scores.ts'
import type { TableState } from '../../../ui/table/table-address.ts'

type Sort = Query<typeof scores.getTryout>['sort']

export const rankShape = {
  filters: ['province_id', 'school', 'major_id'],
  sorts: ['rank', '-rank', 'finished_at', '-finished_at'] satisfies Sort[],
  firstSort: 'rank',
} as const

export type RankFilter = (typeof rankShape.filters)[number]
export const rankPageSize = 50

/** Who is shown: the same for the table and for the file. */
export function toRankFilters({ search, filters }: Pick<RankState, 'search' | 'filters'>) {
  return { ...filters, ...(search !== '' && { search }) }
}

type RankState = TableState<RankFilter, (typeof rankShape.sorts)[number]>
