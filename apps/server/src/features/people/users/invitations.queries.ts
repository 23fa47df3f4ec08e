import type { Db } from '../../../db/database.ts'

/** Somebody who has been invited and has not accepted yet. */
export function findInvited(db: Db, id: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'username', 'role'])
    .where('id', '=', id)
    .where('status', '=', 'invited')
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .executeTakeFirst()
}

/** False when the account was disabled or taken up meanwhile. */
export async function acceptInvitation(trx: Db, id: string, at: Date): Promise<boolean> {
  const time = at.toISOString()
  const taken = await trx
    .updateTable('users')
    .set({ status: 'active', updated_at: time })
    .where('id', '=', id)
    .where('status', '=', 'invited')
    .returning('id')
    .executeTakeFirst()
  if (!taken) return false
  await trx
    .updateTable('invitations')
    .set({ accepted_at: time, updated_at: time })
    .where('user_id', '=', id)
    .execute()
  return true
}
