import { sql } from 'kysely'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'

const dayMs = 24 * 3_600_000

/** Removes what has no effect any more: old secrets, counters, sign-ins that nobody finished, ended sessions, and mails of the demo. */
export async function tidyAccounts({ db, now }: Platform): Promise<void> {
  const ago = (ms: number) => new Date(now().getTime() - ms).toISOString()
  await db
    .deleteFrom('one_time_secrets')
    .where('expires_at', '<', ago(7 * dayMs))
    .execute()
  await db.deleteFrom('school_sign_ins').where('expires_at', '<', ago(0)).execute()
  await db.deleteFrom('login_failures').where('updated_at', '<', ago(limits.loginFailureMemoryMs)).execute()
  await sql`delete from quotas where not exists (select from unnest(times) t where t > ${ago(dayMs)})`.execute(
    db,
  )
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<', ago(dayMs))
    .where(eb => eb.or([eb('exam_until', 'is', null), eb('exam_until', '<', ago(dayMs))]))
    .execute()
  await db
    .deleteFrom('mailbox')
    .where('created_at', '<', ago(7 * dayMs))
    .execute()
}
