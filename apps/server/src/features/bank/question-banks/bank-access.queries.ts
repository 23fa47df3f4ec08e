import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../../http/access.ts'

type BankRule = RawBuilder<boolean>

type Person = Pick<Viewer, 'user_id'>

const isMember = ({ user_id }: Person, role = sql``) => sql`exists (
  select from bank_members m where m.bank_id = b.id and m.user_id = ${user_id} ${role}
)`

/** Conditions on a row `b` of `question_banks`: part of each query, so that what nobody may see is simply absent. */
export function isOwnBank(viewer: Person): BankRule {
  return sql<boolean>`(b.owner_id = ${viewer.user_id} or ${isMember(viewer)})`
}

/** Who says with whom it is shared. */
export function canShareBank({ user_id, role }: Pick<Viewer, 'user_id' | 'role'>): BankRule {
  return role === 'admin' ? sql<boolean>`true` : sql<boolean>`b.owner_id = ${user_id}`
}

export function canEditBank(viewer: Pick<Viewer, 'user_id' | 'role'>): BankRule {
  return viewer.role === 'admin'
    ? sql<boolean>`true`
    : sql<boolean>`(b.owner_id = ${viewer.user_id} or ${isMember(viewer, sql`and m.role = 'edit'`)})`
}

export function canReadBank(viewer: Viewer): BankRule {
  return viewer.role === 'admin'
    ? sql<boolean>`true`
    : sql<boolean>`(${isOwnBank(viewer)} or b.visibility = 'shared')`
}
