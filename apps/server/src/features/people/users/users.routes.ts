import { type User, users } from '@gerbang/contract/people/users.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { PersonalData } from '../../../personal-data.ts'
import type { Platform } from '../../../platform.ts'
import { noteAct } from '../../platform/audit/note-act.ts'
import { deleteSessions } from '../auth/own-sessions.queries.ts'
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

const subject = (id: string) => ({ type: 'user', id })

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
    const [invitation = null, sessions, codes, attempts] = await Promise.all([
      findInvitation(db, id),
      listSessions(db, id, now()),
      listRedeemedCodes(db, id),
      listAttempts(db, id),
    ])
    return { ...user, invitation, sessions, codes, attempts }
  }

  mount(users.list, ({ query }) => listUsers(db, query))

  mount(users.choices, async ({ query }) => ({ data: await listChoices(db, query.school) }))

  mount(users.get, async ({ params }) => ({ data: await showUser(params.id) }))

  mount(users.create, async ({ viewer, body }) => {
    using _ = takeHashingPlace()
    const id = await createUser(means, body, viewer.user_id, (trx, id) => {
      const details = { role: body.role, invited: body.password === undefined }
      return noteAct(trx, means, viewer, { action: 'user_created', subject: subject(id), details })
    })
    const message = body.password === undefined ? 'Undangan sedang dikirim' : 'Pengguna dibuat'
    return { message, data: await showUser(id) }
  })

  mount(users.update, async ({ viewer, params: { id }, body }) => {
    await db.transaction().execute(async trx => {
      const told = await changeUser(trx, means, { id, viewerId: viewer.user_id }, body)
      await noteAct(trx, means, viewer, { action: 'user_changed', subject: subject(id), ...told })
    })
    await viewers.hearEnds()
    return { message: 'Perubahan tersimpan', data: await showUser(id) }
  })

  mount(users.bulk, async ({ viewer, body }) => {
    const data = await bulkUsers(means, viewer, body)
    await viewers.hearEnds()
    return { message: `${data.changed} pengguna diubah`, data }
  })

  mount(users.invite, async ({ viewer, params: { id } }) => {
    await db.transaction().execute(async trx => {
      const { user } = await lockKnown(trx, id)
      if (user.status !== 'invited')
        throw conflict('unchanged', 'Pengguna ini tidak sedang menunggu undangan.')
      await invite(trx, means, user, viewer.user_id)
      await noteAct(trx, means, viewer, { action: 'user_invited', subject: subject(id) })
    })
    return { message: 'Undangan sedang dikirim', data: await showUser(id) }
  })

  mount(users.endSessions, async ({ viewer, params: { id }, body: { reason } }) => {
    const ended = await db.transaction().execute(async trx => {
      await lockKnown(trx, id)
      const ended = await deleteSessions(trx, id)
      const details = { ended }
      await noteAct(trx, means, viewer, { action: 'user_signed_out', subject: subject(id), reason, details })
      return ended
    })
    await viewers.hearEnds()
    return { message: 'Semua perangkat dikeluarkan', data: { ended } }
  })

  mount(users.delete, async ({ viewer, params: { id }, body: { reason } }) => {
    const outcome = await db.transaction().execute(async trx => {
      const { user, admins } = await lockKnown(trx, id)
      if (id === viewer.user_id) throw invalid({ reason: ['Kamu tidak bisa menghapus akunmu sendiri.'] })
      if (isLastAdmin(id, admins)) throw invalid({ reason: ['Ini admin terakhir. Angkat admin lain dulu.'] })
      const outcome = await forgetUser(trx, user, personalData, now().toISOString())
      await noteAct(trx, means, viewer, { action: `user_${outcome}`, subject: subject(id), reason })
      return outcome
    })
    await viewers.hearEnds()
    const message = outcome === 'deleted' ? 'Pengguna dihapus' : 'Data diri dihapus; nilainya tetap ada'
    return { message, data: { outcome } }
  })
}
