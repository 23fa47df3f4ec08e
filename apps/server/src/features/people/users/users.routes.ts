import { users } from '@gerbang/contract/people/users.ts'
import type { JobQueue } from '../../../db/job-queue.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { takeHashingPlace } from '../auth/passwords.ts'
import type { Viewers } from '../auth/viewers.ts'
import type { MailJob } from '../../platform/mail/mail-job.ts'
import { bulkUsers } from './bulk-users.ts'
import { changeUser } from './change-user.ts'
import { createUser } from './create-user.ts'
import { showUser } from './show-user.ts'
import { listChoices, listUsers } from './users.queries.ts'

export function userRoutes(
  mount: Mount,
  means: Platform & { mails: JobQueue<MailJob>; viewers: Viewers },
): void {
  const { db, now, viewers } = means

  mount(users.list, ({ query }) => listUsers(db, query))

  mount(users.choices, async ({ query }) => ({ data: await listChoices(db, query.school) }))

  mount(users.get, async ({ params }) => ({ data: await showUser(db, params.id, now()) }))

  mount(users.create, async ({ viewer, act, body }) => {
    using _ = takeHashingPlace()
    const id = await createUser(means, body, viewer.user_id, act)
    const message = body.password === undefined ? 'Undangan sedang dikirim' : 'Pengguna dibuat'
    return { message, data: await showUser(db, id, now()) }
  })

  mount(users.update, async ({ viewer, act, params: { id }, body }) => {
    await act(id, async (trx, note) => {
      const who = { id, viewerId: viewer.user_id }
      await note({ details: await changeUser(trx, means, who, body) })
    })
    await viewers.hearEnds()
    return { message: 'Perubahan tersimpan', data: await showUser(db, id, now()) }
  })

  mount(users.bulk, async ({ viewer, act, body }) => {
    const data = await act('many', (trx, note) => bulkUsers(trx, { ...means, note }, viewer, body))
    await viewers.hearEnds()
    return { message: `${data.changed} pengguna diubah`, data }
  })
}
