import type { Platform } from '../../../platform.ts'
import { findSecret, hashSecret, redeemSecret } from '../auth/one-time-secrets.queries.ts'
import { markEmailVerified } from '../auth/users.queries.ts'

/** A link opened twice, by a mail scanner and then by its reader, succeeds twice. */
export async function verifyEmail(
  { db, now }: Platform,
  token: string,
): Promise<'success' | 'expired' | 'invalid'> {
  const at = now()
  const secret = await findSecret(db, 'verify_email', hashSecret('verify_email', token))
  if (!secret) return 'invalid'
  if (secret.used_at) return 'success'
  return db.transaction().execute(async trx => {
    if (!(await redeemSecret(trx, secret.id, at)))
      return Date.parse(secret.expires_at) > at.getTime() ? 'success' : 'expired'
    await markEmailVerified(trx, secret.user_id, at)
    return 'success'
  })
}
