import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../http/access.ts'

type BankRule = RawBuilder<boolean>

/** Conditions on a row `b` of `question_banks`: part of each query, so that what nobody may see is simply absent. */
export function isOwnBank({ user_id }: Pick<Viewer, 'user_id'>): BankRule {
  return sql<boolean>`(b.owner_id = ${user_id} or exists (
    select from bank_members m where m.bank_id = b.id and m.user_id = ${user_id}
  ))`
}

export function canEditBank(viewer: Pick<Viewer, 'user_id' | 'role'>): BankRule {
  return viewer.role === 'admin' ? sql<boolean>`true` : isOwnBank(viewer)
}

export function canReadBank(viewer: Viewer): BankRule {
  return sql<boolean>`(${canEditBank(viewer)} or b.visibility = 'shared')`
}
