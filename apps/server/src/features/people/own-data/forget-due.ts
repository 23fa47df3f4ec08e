import { limits } from '../../../limits.ts'
import type { PersonalData } from '../../../personal-data.ts'
import type { Platform } from '../../../platform.ts'
import { insertAuditEntry } from '../../platform/audit/audit.queries.ts'
import { forgetUser } from '../users/forget-user.queries.ts'
import { lockUsers } from '../users/users.queries.ts'
import { deleteOldCopies, findDueUser } from './own-data.queries.ts'

/** False when nobody is left. */
async function forgetNext({ db, now, newId }: Platform, held: readonly PersonalData[]): Promise<boolean> {
  const at = now().toISOString()
  return db.transaction().execute(async trx => {
    const id = await findDueUser(trx, at)
    const [user] = id === undefined ? [] : await lockUsers(trx, [id])
    if (!user) return false
    const outcome = await forgetUser(trx, user, held, at)
    await insertAuditEntry(trx, {
      id: newId(),
      actor_id: null,
      action: `user_${outcome}`,
      subject_type: 'user',
      subject_id: user.id,
      reason: 'Diminta pemilik akun',
      details: {},
      at,
    })
    return true
  })
}

/** Forgets whoever asked for it a week ago and has not changed their mind, and drops copies that are out of date. */
export async function forgetDue(platform: Platform, held: readonly PersonalData[]): Promise<void> {
  await deleteOldCopies(platform.db, platform.now().toISOString())
  for (let left = limits.sweepAtOnce; left > 0 && (await forgetNext(platform, held)); left--);
}
