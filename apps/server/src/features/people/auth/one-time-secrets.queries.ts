import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'
import type { DB } from '../../../db/schema.ts'

export type Purpose = 'verify_email' | 'reset_otp' | 'reset_token' | 'invitation' | 'refuse_reminders'

/** For tokens of 256 bits, which nobody guesses; bound to what they are for. */
export function hashSecret(purpose: Purpose, token: string): string {
  return createHash('sha256').update(`${purpose}:${token}`).digest('base64url')
}

/** Makes room for a newer one: only the newest counts. */
export async function retireSecrets(db: Db, userId: string, purposes: Purpose[], at: Date): Promise<void> {
  await db
    .updateTable('one_time_secrets')
    .set({ used_at: at.toISOString() })
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

export async function insertSecret(
  db: Db,
  secret: Omit<Insertable<DB['one_time_secrets']>, 'tries' | 'used_at'>,
): Promise<void> {
  await db.insertInto('one_time_secrets').values(secret).execute()
}

export function findSecret(db: Db, purpose: Purpose, hash: string) {
  return db
    .selectFrom('one_time_secrets')
    .select(['id', 'user_id', 'expires_at', 'used_at'])
    .where(eb => eb.and({ purpose, secret_hash: hash }))
    .executeTakeFirst()
}

/** True for one caller only, and only before the end. */
export function redeemSecret(db: Db, id: string, at: Date): Promise<boolean> {
  return hasRow(
    db
      .updateTable('one_time_secrets')
      .set({ used_at: at.toISOString() })
      .where('id', '=', id)
      .where('used_at', 'is', null)
      .where('expires_at', '>', at.toISOString())
      .returning('id'),
  )
}

/** Counts a guess before the code is compared, so that parallel guesses are as many as single ones. */
export function takeOtpTry(db: Db, email: string, tries: number, at: Date) {
  return db
    .updateTable('one_time_secrets as s')
    .from('users as u')
    .set(eb => ({ tries: eb('s.tries', '+', 1) }))
    .whereRef('u.id', '=', 's.user_id')
    .where('u.email', '=', email)
    .where('u.status', '=', 'active')
    .where('s.purpose', '=', 'reset_otp')
    .where('s.used_at', 'is', null)
    .where('s.expires_at', '>', at.toISOString())
    .where('s.tries', '<', tries)
    .returning(['s.id', 's.user_id', 's.secret_hash'])
    .executeTakeFirst()
}
