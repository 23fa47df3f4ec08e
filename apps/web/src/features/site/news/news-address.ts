import type { Query } from '@gerbang/contract/call.ts'
import type { news } from '@gerbang/contract/site/news.ts'
import type { TableState } from '../../../ui/table/table-address.ts'
import { findKey } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

type Sort = Query<typeof news.listAll>['sort']

export const newsShape = {
  filters: ['state'],
  sorts: ['-updated_at', 'updated_at', '-published_at', 'published_at', 'title', '-title'] satisfies Sort[],
  firstSort: '-updated_at',
} as const

export function toNewsQuery({ page, search, sort, filters }: TableState<'state', Sort>) {
  return { page, search, sort, state: findKey(texts.states, filters.state) }
}
