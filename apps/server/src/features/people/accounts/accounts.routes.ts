import { accounts } from '@gerbang/contract/people/accounts.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { createAddressLimit } from '../../../http/address-limit.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { requestMail } from '../../platform/mail/request-mail.ts'
import { register } from './register.ts'
import { verifyEmail } from './verify-email.ts'

const data = { resend_after_seconds: limits.mailQuota.gapMs / 1000 }

export function accountRoutes(mount: Mount, means: Platform & { mails: JobQueue<MailJob> }): void {
  const address = createAddressLimit(means.now)

  mount(accounts.register, async ({ body, request }) => {
    address.check(request.ip)
    address.count(request.ip)
    await register(means, body)
    return { message: 'Periksa emailmu untuk langkah berikutnya', data }
  })

  mount(accounts.resendVerification, async ({ body, request }) => {
    address.check(request.ip)
    address.count(request.ip)
    await requestMail(means, { kind: 'verify_email', email: body.email })
    return { message: 'Kalau alamat itu menunggu verifikasi, pesannya sedang dikirim', data }
  })

  mount(accounts.verifyEmail, async ({ query, reply }) => {
    const status = await verifyEmail(means, query.token)
    return reply.redirect(`/email-verification-result?status=${status}`, 302)
  })
}
