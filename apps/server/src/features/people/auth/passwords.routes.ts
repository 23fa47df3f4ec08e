import { passwords } from '@gerbang/contract/people/passwords.ts'
import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { createAddressLimit } from '../../../http/address-limit.ts'
import { demandQuota } from '../../../http/demand-quota.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { requestMail } from '../../platform/mail/request-mail.ts'
import { clearLoginFailures, listLogins } from './login-failures.queries.ts'
import {
  findSecret,
  hashSecret,
  insertSecret,
  redeemSecret,
  retireSecrets,
  takeOtpTry,
} from './one-time-secrets.queries.ts'
import { deleteSessions } from './own-sessions.queries.ts'
import { findPasswordFault, type PasswordOwner } from './password.rules.ts'
import { demandOwner } from './demand-owner.ts'
import { bindOtp, hashPassword, takeHashingPlace, verifyPassword } from './passwords.ts'
import { findPasswordOwner, markEmailVerified, setPassword } from './users.queries.ts'
import type { Viewers } from './viewers.ts'

const wrongOtp = () => invalid({ otp: ['Kode salah atau sudah tidak berlaku. Minta kode baru bila perlu.'] })
const deadToken = () =>
  conflict('code_invalid', 'Waktu untuk mengganti kata sandi sudah habis. Minta kode baru.')

async function checkPassword(password: string, owner: PasswordOwner): Promise<void> {
  const fault = await findPasswordFault(password, owner)
  if (fault) throw invalid({ password: [fault] })
}

/** Uses up the code; whoever holds the token may set a new password. */
async function exchangeOtp(
  { db, newId, randomBytes }: Platform,
  found: { id: string; user_id: string },
  at: Date,
) {
  const reset_token = randomBytes(limits.tokenBytes).toString('base64url')
  const expires_at = new Date(at.getTime() + limits.resetTokenMs).toISOString()
  await db.transaction().execute(async trx => {
    if (!(await redeemSecret(trx, found.id, at))) throw wrongOtp()
    await retireSecrets(trx, found.user_id, ['reset_token'], at)
    await insertSecret(trx, {
      id: newId(),
      user_id: found.user_id,
      purpose: 'reset_token',
      secret_hash: hashSecret('reset_token', reset_token),
      created_at: at.toISOString(),
      expires_at,
    })
  })
  return { reset_token, expires_at }
}

interface Means extends Platform {
  mails: JobQueue<MailJob>
  viewers: Viewers
}

export function passwordRoutes(mount: Mount, means: Means): void {
  const { db, now } = means
  const address = createAddressLimit(now)

  mount(passwords.forgot, async ({ body, request }) => {
    address.check(request.ip)
    address.count(request.ip)
    await requestMail(means, { kind: 'reset_otp', email: body.email })
    return {
      message: 'Kalau alamat itu punya akun, kodenya sedang dikirim',
      data: { resend_after_seconds: limits.mailQuota.gapMs / 1000 },
    }
  })

  mount(passwords.verifyOtp, async ({ body, request }) => {
    using _ = takeHashingPlace()
    address.check(request.ip)
    address.count(request.ip)
    const at = now()
    const found = await takeOtpTry(db, body.email, limits.otpTries, at)
    const isRight = await verifyPassword(found?.secret_hash, bindOtp(found?.user_id ?? '', body.otp))
    if (!found || !isRight) throw wrongOtp()
    const token = await exchangeOtp(means, found, at)
    return { message: 'Kode benar', data: token }
  })

  mountChanges(mount, means)
}

function mountChanges(mount: Mount, means: Means): void {
  const { db, now, mails, viewers } = means

  /** Whoever has no address knows of it from the school. */
  const tellOfChange = async (trx: Db, email: string | null) => {
    if (email !== null) await mails.enqueue(trx, { kind: 'password_changed', email })
  }

  mount(passwords.reset, async ({ body: { reset_token, password } }) => {
    using _ = takeHashingPlace()
    const at = now()
    const secret = await findSecret(db, 'reset_token', hashSecret('reset_token', reset_token))
    const owner = secret && (await findPasswordOwner(db, secret.user_id))
    if (!secret || !owner || secret.used_at || Date.parse(secret.expires_at) <= at.getTime())
      throw deadToken()
    await checkPassword(password, owner)
    const password_hash = await hashPassword(password)
    await db.transaction().execute(async trx => {
      if (!(await redeemSecret(trx, secret.id, at))) throw deadToken()
      await setPassword(trx, secret.user_id, { password_hash }, at)
      // Only the owner of the mailbox could have got here.
      await markEmailVerified(trx, secret.user_id, at)
      await retireSecrets(trx, secret.user_id, ['reset_otp', 'reset_token'], at)
      await deleteSessions(trx, secret.user_id)
      await clearLoginFailures(trx, listLogins(owner))
      await tellOfChange(trx, owner.email)
    })
    await viewers.hearEnds()
    return { message: 'Kata sandi diganti. Silakan masuk', data: null }
  })

  mount(passwords.change, async ({ viewer: { user_id, session_id }, body }) => {
    using _ = takeHashingPlace()
    const at = now()
    const quota = { purpose: 'password_change', subject: user_id, quota: limits.passwordChangeQuota, at }
    await demandQuota(db, quota)
    const owner = await demandOwner(db, user_id, body.current_password, 'current_password')
    await checkPassword(body.password, owner)
    const password_hash = await hashPassword(body.password)
    await db.transaction().execute(async trx => {
      await setPassword(trx, user_id, { password_hash }, at)
      await retireSecrets(trx, user_id, ['reset_otp', 'reset_token'], at)
      await deleteSessions(trx, user_id, session_id)
      await tellOfChange(trx, owner.email)
    })
    await viewers.hearEnds()
    return { message: 'Kata sandi diganti. Perangkat lain sudah dikeluarkan', data: null }
  })
}
