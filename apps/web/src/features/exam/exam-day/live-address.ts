import type { Query } from '@gerbang/contract/call.ts'
import type { examDay } from '@gerbang/contract/exam/exam-day.ts'
import type { TableState } from '../../../ui/table/table-address.ts'

type Sort = Query<typeof examDay.sittings>['sort']

export const liveShape = {
  filters: ['sub_test_id'],
  sorts: ['saved_at', '-saved_at', 'name', '-name', 'ends_at', '-ends_at'] satisfies Sort[],
  firstSort: 'saved_at',
} as const

export type LiveFilter = (typeof liveShape.filters)[number]

export function toSittingQuery({ page, search, sort, filters }: TableState<LiveFilter, Sort>) {
  return { page, search, sort, sub_test_id: filters.sub_test_id }
}
