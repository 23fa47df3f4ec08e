import type { Query } from '@gerbang/contract/call.ts'
import type { users } from '@gerbang/contract/people/users.ts'
import type { TableState } from '../../../ui/table/table-address.ts'
import { findKey } from '../../../ui/table/table-options.ts'
import { texts } from './texts.ts'

type Sort = Query<typeof users.list>['sort']

export const userShape = {
  filters: ['role', 'status', 'program_id', 'school', 'batch'],
  sorts: ['-created_at', 'created_at', 'name', '-name', 'last_login_at', '-last_login_at'] satisfies Sort[],
  firstSort: '-created_at',
} as const

export type UserFilter = (typeof userShape.filters)[number]

export function toUserQuery({ page, search, sort, filters }: TableState<UserFilter, Sort>) {
  return {
    page,
    search,
    sort,
    role: findKey(texts.roles, filters.role),
    status: findKey(texts.statuses, filters.status),
    program_id: filters.program_id,
    school: filters.school,
    batch: filters.batch,
  }
}
