import type { scores } from '@gerbang/contract/scores/scores.ts'
import type { Query } from '@gerbang/contract/call.ts'
import { findKey } from '../../../ui/table/table-options.ts'
import type { TableState } from '../../../ui/table/table-address.ts'
import { texts } from './texts.ts'

type Sort = Query<typeof scores.listTryouts>['sort']

export const scoreListShape = {
  filters: ['program_id', 'phase', 'scoring', 'run_status'],
  sorts: [
    '-opens_at',
    'opens_at',
    'closes_at',
    '-closes_at',
    'title',
    '-title',
    'participants',
    '-participants',
  ] satisfies Sort[],
  firstSort: '-opens_at',
} as const

export type ScoreFilter = (typeof scoreListShape.filters)[number]

/** What is chosen by hand in the address is checked here; the server would refuse the rest. */
export function toScoreListQuery({ page, search, sort, filters }: TableState<ScoreFilter, Sort>) {
  return {
    page,
    search,
    sort,
    program_id: filters.program_id,
    phase: findKey(texts.phases, filters.phase),
    scoring: findKey(texts.scoring, filters.scoring),
    run_status: findKey(texts.status, filters.run_status),
  }
}
