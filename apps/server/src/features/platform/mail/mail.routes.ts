import { mail } from '@gerbang/contract/platform/mail.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { conflict, unauthorized } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import type { MailJob } from './mail-job.ts'
import { countMails } from './mail.queries.ts'
import { findWay } from './mailer.ts'
import { requestMail } from './request-mail.ts'
import { findAddress } from './recipients.queries.ts'

export function mailRoutes(mount: Mount, means: Platform & { mails: JobQueue<MailJob> }): void {
  const { db, config } = means

  mount(mail.status, async () => ({ data: { way: findWay(config), ...(await countMails(db)) } }))

  mount(mail.test, async ({ viewer }) => {
    const user = await findAddress(db, viewer.user_id)
    if (!user) throw unauthorized()
    const { email } = user
    if (email === null) throw conflict('unchanged', 'Akunmu belum punya email. Isi dulu, lalu coba lagi.')
    await requestMail(means, { kind: 'test_letter', email })
    return { message: 'Surat uji sedang dikirim', data: { email } }
  })
}
