import { users } from '@gerbang/contract/people/users.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { PersonalData } from '../../../personal-data.ts'
import type { Platform } from '../../../platform.ts'
import { deleteSessions } from '../auth/own-sessions.queries.ts'
import type { Viewers } from '../auth/viewers.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { lockKnown } from './change-user.ts'
import { forgetUser } from './forget-user.queries.ts'
import { invite } from './invite.queries.ts'
import { showUser } from './show-user.ts'
import { isInvitable, isLastAdmin } from './users.rules.ts'

/** Who is asked in, sent out, and forgotten. */
export function userAccessRoutes(
  mount: Mount,
  means: Platform & {
    mails: JobQueue<MailJob>
    viewers: Viewers
    personalData: readonly PersonalData[]
  },
): void {
  const { db, now, viewers, personalData } = means

  mount(users.invite, async ({ viewer, act, params: { id } }) => {
    await act(id, async trx => {
      const { user } = await lockKnown(trx, id)
      if (!isInvitable(user))
        throw conflict('unchanged', 'Pengguna ini tidak sedang menunggu undangan lewat email.')
      await invite(trx, means, user, viewer.user_id)
    })
    return { message: 'Undangan sedang dikirim', data: await showUser(db, id, now()) }
  })

  mount(users.endSessions, async ({ act, params: { id } }) => {
    const ended = await act(id, async (trx, note) => {
      await lockKnown(trx, id)
      const ended = await deleteSessions(trx, id)
      await note({ details: { ended } })
      return ended
    })
    await viewers.hearEnds()
    return { message: 'Semua perangkat dikeluarkan', data: { ended } }
  })

  mount(users.delete, async ({ viewer, act, params: { id } }) => {
    const outcome = await act(id, async (trx, note) => {
      const { user, admins } = await lockKnown(trx, id)
      if (id === viewer.user_id) throw invalid({ reason: ['Kamu tidak bisa menghapus akunmu sendiri.'] })
      if (isLastAdmin(id, admins)) throw invalid({ reason: ['Ini admin terakhir. Angkat admin lain dulu.'] })
      const outcome = await forgetUser(trx, user, personalData, now().toISOString())
      await note({ action: `user_${outcome}` })
      return outcome
    })
    await viewers.hearEnds()
    const message = outcome === 'deleted' ? 'Pengguna dihapus' : 'Data diri dihapus; nilainya tetap ada'
    return { message, data: { outcome } }
  })
}
