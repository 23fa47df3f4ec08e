import type { Db } from '../../db/database.ts'

/** Whom a mail may go to: the active account of an address. */
export function findRecipient(db: Db, email: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified_at'])
    .where('email', '=', email)
    .where('status', '=', 'active')
    .executeTakeFirst()
}
export type Recipient = NonNullable<Awaited<ReturnType<typeof findRecipient>>>
