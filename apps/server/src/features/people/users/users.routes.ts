import { type User, users } from '@gerbang/contract/people/users.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { PersonalData } from '../../../personal-data.ts'
import type { Platform } from '../../../platform.ts'
import { deleteSessions } from '../auth/own-sessions.queries.ts'
import { hasSecondFactor } from '../auth/second-factor/second-factor.queries.ts'
import { takeHashingPlace } from '../auth/passwords.ts'
import type { Viewers } from '../auth/viewers.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { bulkUsers } from './bulk-users.ts'
import { changeUser, lockKnown } from './change-user.ts'
import { createUser } from './create-user.ts'
import { forgetUser } from './forget-user.queries.ts'
import { invite } from './invite.queries.ts'
import { findInvitation, listAttempts, listRedeemedCodes, listSessions } from './user-facts.queries.ts'
import { findUser, listChoices, listUsers } from './users.queries.ts'
import { isLastAdmin } from './users.rules.ts'

export function userRoutes(
  mount: Mount,
  means: Platform & {
    mails: JobQueue<MailJob>
    viewers: Viewers
    personalData: readonly PersonalData[]
  },
): void {
  const { db, now, viewers, personalData } = means

  async function showUser(id: string): Promise<User> {
    const user = await findUser(db, id)
    if (!user) throw notFound('Pengguna')
    const [invitation = null, has_second_factor, sessions, codes, attempts] = await Promise.all([
      findInvitation(db, id),
      hasSecondFactor(db, id),
      listSessions(db, id, now()),
      listRedeemedCodes(db, id),
      listAttempts(db, id),
    ])
    return { ...user, invitation, has_second_factor, sessions, codes, attempts }
  }

  mount(users.list, ({ query }) => listUsers(db, query))

  mount(users.choices, async ({ query }) => ({ data: await listChoices(db, query.school) }))

  mount(users.get, async ({ params }) => ({ data: await showUser(params.id) }))

  mount(users.create, async ({ viewer, act, body }) => {
    using _ = takeHashingPlace()
    const id = await createUser(means, body, viewer.user_id, act)
    const message = body.password === undefined ? 'Undangan sedang dikirim' : 'Pengguna dibuat'
    return { message, data: await showUser(id) }
  })

  mount(users.update, async ({ viewer, act, params: { id }, body }) => {
    await act(id, async (trx, note) => {
      const who = { id, viewerId: viewer.user_id }
      await note({ details: await changeUser(trx, means, who, body) })
    })
    await viewers.hearEnds()
    return { message: 'Perubahan tersimpan', data: await showUser(id) }
  })

  mount(users.bulk, async ({ viewer, act, body }) => {
    const data = await act('many', (trx, note) => bulkUsers(trx, { ...means, note }, viewer, body))
    await viewers.hearEnds()
    return { message: `${data.changed} pengguna diubah`, data }
  })

  mount(users.invite, async ({ viewer, act, params: { id } }) => {
    await act(id, async trx => {
      const { user } = await lockKnown(trx, id)
      if (user.status !== 'invited')
        throw conflict('unchanged', 'Pengguna ini tidak sedang menunggu undangan.')
      await invite(trx, means, user, viewer.user_id)
    })
    return { message: 'Undangan sedang dikirim', data: await showUser(id) }
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
