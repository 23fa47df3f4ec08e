import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { takeQuota } from '../../../db/quotas.ts'
import { tooManyRequests } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import type { MailJob } from './mail-job.ts'

/** Undefined when one more mail of the kind may go to the address, else from when on. */
export async function takeMailQuota(
  db: Db,
  { kind, email }: Pick<MailJob, 'kind' | 'email'>,
  at: Date,
): Promise<Date | undefined> {
  const until = await takeQuota(db, { purpose: kind, subject: email, quota: limits.mailQuota, at })
  return until ?? takeQuota(db, { purpose: `${kind} day`, subject: email, quota: limits.mailDayQuota, at })
}

/**
 * Puts the wish for a mail into the queue before the reply, for known and unknown addresses alike: which it is comes
 * out when it is sent. The limit counts what was typed, so it tells nothing either.
 */
export async function requestMail(
  { db, now, mails }: Pick<Platform, 'db' | 'now'> & { mails: JobQueue<MailJob> },
  job: MailJob,
): Promise<void> {
  const at = now()
  await db.transaction().execute(async trx => {
    const until = await takeMailQuota(trx, job, at)
    if (until) throw tooManyRequests(at, until)
    await mails.enqueue(trx, job)
  })
}
