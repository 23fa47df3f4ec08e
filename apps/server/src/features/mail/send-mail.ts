import { randomInt } from 'node:crypto'
import { apiPrefix } from '../../http/handle.ts'
import { limits } from '../../limits.ts'
import type { Platform } from '../../platform.ts'
import { hashSecret, insertSecret, type Purpose, retireSecrets } from '../auth/one-time-secrets.queries.ts'
import { bindOtp, hashPassword } from '../auth/passwords.ts'
import { findRecipient, type Recipient } from '../auth/users.queries.ts'
import { findSettings } from '../settings/settings.queries.ts'
import {
  type Letter,
  writeKnownAddress,
  writePasswordChanged,
  writeResetCode,
  writeVerification,
} from './letters.ts'
import type { MailJob, MailKind } from './mail-job.ts'
import type { Mailer } from './mailer.ts'
import { renderLetter } from './render-letter.ts'

async function storeSecret(
  { db, now, newId }: Platform,
  user: Recipient,
  { purpose, secret_hash, lastsMs }: { purpose: Purpose; secret_hash: string; lastsMs: number },
): Promise<void> {
  const at = now()
  await db.transaction().execute(async trx => {
    if (purpose !== 'verify_email') await retireSecrets(trx, user.id, [purpose], at)
    await insertSecret(trx, {
      id: newId(),
      user_id: user.id,
      purpose,
      secret_hash,
      created_at: at.toISOString(),
      expires_at: new Date(at.getTime() + lastsMs).toISOString(),
    })
  })
}

async function makeVerification(platform: Platform, user: Recipient): Promise<Letter | undefined> {
  if (user.email_verified_at) return undefined
  const token = platform.randomBytes(limits.tokenBytes).toString('base64url')
  const secret_hash = hashSecret('verify_email', token)
  await storeSecret(platform, user, { purpose: 'verify_email', secret_hash, lastsMs: limits.verificationMs })
  const url = `${platform.config.public_url}${apiPrefix}/email/verify?token=${token}`
  return writeVerification(url, limits.verificationMs / 3_600_000)
}

async function makeResetCode(platform: Platform, user: Recipient): Promise<Letter> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const secret_hash = await hashPassword(bindOtp(user.id, code))
  await storeSecret(platform, user, { purpose: 'reset_otp', secret_hash, lastsMs: limits.otpMs })
  return writeResetCode(code, limits.otpMs / 60_000)
}

/** Links use the configured host only: a request's own word on its host could lead to a stranger's. */
const makers: Record<MailKind, (platform: Platform, user: Recipient) => Promise<Letter | undefined>> = {
  verify_email: makeVerification,
  reset_otp: makeResetCode,
  known_address: async ({ config }) => writeKnownAddress(`${config.public_url}/login`),
  password_changed: async ({ config }) => writePasswordChanged(`${config.public_url}/forgot-password`),
}

/** Sends nothing to an address without an active account, which is where the mails to unknown ones end. */
export async function sendMail(platform: Platform, mailer: Mailer, { kind, email }: MailJob): Promise<void> {
  const user = await findRecipient(platform.db, email)
  if (!user) return
  const letter = await makers[kind](platform, user)
  if (!letter) return
  const { product_name } = await findSettings(platform.db)
  await mailer.send(user.email, renderLetter(letter, { product_name, name: user.name }))
}
