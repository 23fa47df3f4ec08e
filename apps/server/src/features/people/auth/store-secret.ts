import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { insertSecret, retireSecrets } from './one-time-secrets.queries.ts'

const lifetimes = {
  verify_email: limits.verificationMs,
  reset_otp: limits.otpMs,
  invitation: limits.invitationMs,
  refuse_reminders: limits.refusalMs,
}

const staysValid: ReadonlySet<string> = new Set(['verify_email', 'refuse_reminders'])

/** Links that verify an address or refuse reminders stay valid beside a newer one; of codes and invitations only the newest counts. */
export async function storeSecret(
  { db, now, newId }: Pick<Platform, 'db' | 'now' | 'newId'>,
  user_id: string,
  purpose: keyof typeof lifetimes,
  secret_hash: string,
): Promise<void> {
  const at = now()
  await db.transaction().execute(async trx => {
    if (!staysValid.has(purpose)) await retireSecrets(trx, user_id, [purpose], at)
    await insertSecret(trx, {
      id: newId(),
      user_id,
      purpose,
      secret_hash,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + lifetimes[purpose]).toISOString(),
    })
  })
}
