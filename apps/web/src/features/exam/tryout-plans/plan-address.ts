import type { Query } from '@gerbang/contract/call.ts'
import type { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'
import { paths } from '../../../paths.ts'
import type { TableState } from '../../../ui/table/table-address.ts'
import { findKey } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

type Sort = Query<typeof tryoutPlans.list>['sort']

export const planShape = {
  filters: ['program_id', 'state'],
  sorts: ['-updated_at', 'updated_at', 'opens_at', '-opens_at', 'title', '-title'] satisfies Sort[],
  firstSort: '-updated_at',
} as const

export type PlanFilter = (typeof planShape.filters)[number]

export function toPlanQuery({ page, search, sort, filters }: TableState<PlanFilter, Sort>) {
  return { page, search, sort, program_id: filters.program_id, state: findKey(texts.states, filters.state) }
}

/** The steps of the wizard are of one draft: its id stands in the query, so that they can be left and come back to. */
export const identityPath = (id: string) => `${paths.planCreate}?id=${id}`
export const testPath = (id: string, subTest?: string) =>
  `${paths.planTest}?id=${id}${subTest === undefined ? '' : `&subtes=${subTest}`}`
