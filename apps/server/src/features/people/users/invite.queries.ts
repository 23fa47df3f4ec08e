import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'

/** Notes who invites whom and sends the mail, whose link makes every earlier one void. */
export async function invite(
  trx: Db,
  { now, mails }: Pick<Platform, 'now'> & { mails: JobQueue<MailJob> },
  user: { id: string; email: string },
  invited_by: string,
): Promise<void> {
  const at = now()
  const fresh = {
    invited_by,
    expires_at: new Date(at.getTime() + limits.invitationMs).toISOString(),
    updated_at: at.toISOString(),
  }
  await trx
    .insertInto('invitations')
    .values({ user_id: user.id, ...fresh, created_at: at.toISOString() })
    .onConflict(oc => oc.column('user_id').doUpdateSet(fresh))
    .execute()
  await mails.enqueue(trx, { kind: 'invitation', email: user.email })
}
