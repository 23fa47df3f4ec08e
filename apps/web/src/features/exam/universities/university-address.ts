import type { Query } from '@gerbang/contract/call.ts'
import type { universityCatalogue } from '@gerbang/contract/exam/universities.ts'
import type { TableState } from '../../../ui/table/table-address.ts'
import { findKey } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

type Sort = Query<typeof universityCatalogue.list>['sort']
type MajorSort = Query<typeof universityCatalogue.listMajors>['sort']

export const universityShape = {
  filters: ['type', 'province_id'],
  sorts: ['name', '-name', 'updated_at', '-updated_at'] satisfies Sort[],
  firstSort: 'name',
} as const

export type UniversityFilter = (typeof universityShape.filters)[number]

export function toUniversityQuery({ page, search, sort, filters }: TableState<UniversityFilter, Sort>) {
  return {
    page,
    search,
    sort,
    type: findKey(texts.types, filters.type),
    province_id: filters.province_id,
  }
}

export const majorShape = {
  filters: ['level'],
  sorts: ['name', '-name', 'code', '-code'] satisfies MajorSort[],
  firstSort: 'name',
} as const

export type MajorFilter = (typeof majorShape.filters)[number]

export function toMajorQuery({ page, search, sort, filters }: TableState<MajorFilter, MajorSort>) {
  return { page, search, sort, per_page: 50, level: findKey(texts.levels, filters.level) }
}
