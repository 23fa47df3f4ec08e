import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { findWay } from '../../platform/mail/mailer.ts'
import { type DueReminder, takeClosing, takeOpening } from './reminders.queries.ts'

type Take = (trx: Db, at: string, limit: number) => Promise<DueReminder[]>

const kinds = [
  { kind: 'tryout_opening', take: takeOpening },
  { kind: 'tryout_closing', take: takeClosing },
] as const satisfies { kind: MailJob['kind']; take: Take }[]

/** Queues every reminder that is due, once: the row that says so and the mail are one transaction. Returns how many. */
export async function queueReminders(
  { config, jobDb, now }: Platform,
  mails: JobQueue<MailJob>,
): Promise<number> {
  // Mails that cannot be sent would only pile up, and come when they are of no use.
  if (findWay(config) === 'nowhere') return 0
  let queued = 0
  for (const { kind, take } of kinds) {
    let taken: number
    do {
      taken = await jobDb.transaction().execute(async trx => {
        const due = await take(trx, now().toISOString(), limits.sweepAtOnce)
        for (const { email, tryout_id } of due) await mails.enqueue(trx, { kind, email, tryout_id })
        return due.length
      })
      queued += taken
    } while (taken > 0)
  }
  return queued
}
