import type { Body } from '@gerbang/contract/call.ts'
import type { AuditAction } from '@gerbang/contract/platform/audit-actions.ts'
import type { users } from '@gerbang/contract/people/users.ts'
import type { Db } from '../../../db/database.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import type { Viewer } from '../../../http/access.ts'
import type { Note } from '../../../http/recording.ts'
import type { Platform } from '../../../platform.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { invite } from './invite.queries.ts'
import { type LockedUser, lockAdmins, lockUsers, updateUsers } from './users.queries.ts'
import { canBulk, isInvitable, statusWhenLetIn } from './users.rules.ts'

type Bulk = Body<typeof users.bulk>
type Means = Platform & { mails: JobQueue<MailJob> }

const acts: Record<
  Bulk['act'],
  (trx: Db, means: Means, user: LockedUser, viewerId: string) => Promise<void>
> = {
  disable: (trx, { now }, { id }) =>
    updateUsers(trx, [id], { status: 'disabled', updated_at: now().toISOString() }),
  enable: (trx, { now }, user) =>
    updateUsers(trx, [user.id], { status: statusWhenLetIn(user), updated_at: now().toISOString() }),
  invite: async (trx, means, user, viewerId) => {
    if (isInvitable(user)) await invite(trx, means, user, viewerId)
  },
}

const actions: Record<Bulk['act'], AuditAction> = {
  disable: 'user_disabled',
  enable: 'user_enabled',
  invite: 'user_invited',
}

/** Whoever wants it stays an admin themselves, unless somebody takes that from them at the same time. */
export async function bulkUsers(
  trx: Db,
  means: Means & { note: Note },
  viewer: Viewer,
  { ids, act }: Bulk,
): Promise<{ changed: number; left: number }> {
  const admins = await lockAdmins(trx)
  const found = await lockUsers(trx, ids)
  const fitting = admins.includes(viewer.user_id)
    ? found.filter(user => canBulk(act, user, viewer.user_id))
    : []
  for (const user of fitting) {
    await acts[act](trx, means, user, viewer.user_id)
    await means.note({ action: actions[act], id: user.id })
  }
  return { changed: fitting.length, left: new Set(ids).size - fitting.length }
}
