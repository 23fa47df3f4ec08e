import type { BankMember, MemberRole } from '@gerbang/contract/bank/question-banks.ts'
import type { Db } from '../../../db/database.ts'
import type { Viewer } from '../../../http/access.ts'
import { canReadBank, canShareBank } from './bank-access.queries.ts'

/** A bank that the viewer may read, and whether they say who else does; nobody takes it away until the transaction ends. */
export function lockReadableBank(trx: Db, viewer: Viewer, id: string) {
  return trx
    .selectFrom('question_banks as b')
    .select(['b.id', 'b.owner_id', canShareBank(viewer).as('can_share')])
    .where('b.id', '=', id)
    .where(canReadBank(viewer))
    .forUpdate()
    .executeTakeFirst()
}

/** In the order in which people know each other: by name. */
export function listMembers(db: Db, bankId: string): Promise<BankMember[]> {
  return db
    .selectFrom('bank_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .where('m.bank_id', '=', bankId)
    .select(['u.id', 'u.name', 'u.username', 'm.role', 'm.created_at'])
    .orderBy('u.name')
    .orderBy('u.id')
    .execute()
}

/** An active teacher by email or username, in any case. */
export function findTeacher(db: Db, who: string) {
  const name = who.toLowerCase()
  return db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'teacher')
    .where('status', '=', 'active')
    .where(eb => eb.or([eb('email', '=', name), eb('username', '=', name)]))
    .executeTakeFirst()
}

export async function putMember(
  trx: Db,
  member: { bank_id: string; user_id: string; role: MemberRole },
  at: string,
): Promise<void> {
  await trx
    .insertInto('bank_members')
    .values({ ...member, created_at: at, updated_at: at })
    .onConflict(oc => oc.columns(['bank_id', 'user_id']).doUpdateSet({ role: member.role, updated_at: at }))
    .execute()
}

/** Whether there was one. */
export async function deleteMember(trx: Db, bankId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('bank_members')
    .where(eb => eb.and({ bank_id: bankId, user_id: userId }))
    .executeTakeFirst()
  return numDeletedRows > 0n
}
