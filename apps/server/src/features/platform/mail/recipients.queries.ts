import type { Db } from '../../../db/database.ts'

/** Whom a mail may go to: the active account of an address, or for an invitation the one that waits for it. */
export function findRecipient(db: Db, email: string, status: 'active' | 'invited') {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified_at', 'role'])
    .where(eb => eb.and({ email, status }))
    .executeTakeFirst()
}
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>

export function findAddress(db: Db, userId: string) {
  return db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
}
