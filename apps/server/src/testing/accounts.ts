import { passwords } from '@gerbang/contract/people/passwords.ts'
import { hashPassword } from '../features/people/auth/passwords.ts'
import type { TestApp } from './api.ts'
import { createUser, epoch } from './factories.ts'
import { readMails } from './mails.ts'
import { strongPassword } from './registrations.ts'

let hashed: Promise<string> | undefined

/** A user who can sign in with `strongPassword`. */
export async function createAccount({ db }: TestApp, overrides: Parameters<typeof createUser>[1] = {}) {
  hashed ??= hashPassword(strongPassword)
  const user = await createUser(db, overrides)
  await db
    .insertInto('credentials')
    .values({ user_id: user.id, password_hash: await hashed, changed_at: epoch.toISOString() })
    .execute()
  return user
}

/** Asks for a code and reads it from the mail. */
export async function receiveOtp(app: TestApp, email: string): Promise<string> {
  await app.send(passwords.forgot, { body: { email } })
  const [mail] = await readMails(app, email)
  return /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? ''
}

/** Six digits that are not these. */
export function alterOtp(otp: string): string {
  return String((Number(otp) + 1) % 1_000_000).padStart(6, '0')
}

/** Asks for a code and trades it for a token to reset the password with. */
export async function receiveResetToken(app: TestApp, email: string): Promise<string> {
  const otp = await receiveOtp(app, email)
  const { data } = await app.send(passwords.verifyOtp, { body: { email, otp } })
  return data.reset_token
}
