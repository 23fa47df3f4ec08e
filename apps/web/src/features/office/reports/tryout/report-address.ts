import type { Query } from '@gerbang/contract/call.ts'
import type { reports } from '@gerbang/contract/office/reports.ts'
import type { TableState } from '../../../../ui/table/table-address.ts'
import { findKey } from '../../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

type Sort = Query<typeof reports.list>['sort']

export const reportShape = {
  filters: ['program_id', 'phase'],
  sorts: ['-opens_at', 'opens_at', 'title', '-title', '-participants', 'participants'] satisfies Sort[],
  firstSort: '-opens_at',
} as const

type ReportFilter = (typeof reportShape.filters)[number]

export function toReportQuery({ page, search, sort, filters }: TableState<ReportFilter, Sort>) {
  return { page, search, sort, program_id: filters.program_id, phase: findKey(texts.phases, filters.phase) }
}
