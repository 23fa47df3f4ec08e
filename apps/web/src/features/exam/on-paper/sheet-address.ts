import type { Query } from '@gerbang/contract/call.ts'
import type { onPaper } from '@gerbang/contract/exam/on-paper.ts'
import type { TableState } from '../../../ui/table/table-address.ts'

type Sort = Query<typeof onPaper.list>['sort']

export const sheetShape = {
  filters: [],
  sorts: ['-taken_at', 'taken_at', 'name', '-name'] satisfies Sort[],
  firstSort: '-taken_at',
} as const

export function toSheetQuery({ page, search, sort }: TableState<never, Sort>) {
  return { page, search, sort }
}
