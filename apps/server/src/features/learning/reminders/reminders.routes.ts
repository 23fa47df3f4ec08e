import { reminders } from '@gerbang/contract/learning/reminders.ts'
import type { Viewer } from '../../../http/access.ts'
import { conflict, invalid, notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { findSecret, hashSecret } from '../../people/auth/one-time-secrets.queries.ts'
import { findAddress } from '../../platform/mail/recipients.queries.ts'
import { findTryoutFor } from '../../exam/tryouts/tryouts.queries.ts'
import { phaseOf } from '../../exam/tryouts/tryouts.rules.ts'
import { deleteWaiting, findReminder, insertReminder, setReminders } from './reminders.queries.ts'

export function reminderRoutes(mount: Mount, { db, now }: Platform): void {
  async function requireTryout(viewer: Viewer, slug: string) {
    const tryout = await findTryoutFor(db, viewer, slug)
    if (!tryout) throw notFound('Try out')
    return tryout
  }

  mount(reminders.get, async ({ viewer, params }) => {
    const tryout = await requireTryout(viewer, params.slug)
    return { data: await findReminder(db, viewer.user_id, tryout.id) }
  })

  mount(reminders.ask, async ({ viewer, params }) => {
    const tryout = await requireTryout(viewer, params.slug)
    if (phaseOf(tryout, now()) !== 'upcoming')
      throw conflict('closed', 'Try out ini sudah dibuka, jadi tidak perlu diingatkan lagi.')
    if (!viewer.email_verified)
      throw conflict('email_unverified', 'Verifikasi emailmu dulu, supaya pengingatnya sampai.')
    const address = await findAddress(db, viewer.user_id)
    if (!address?.email) throw conflict('email_unverified', 'Akunmu belum punya email untuk diingatkan.')
    const at = now().toISOString()
    const data = await db.transaction().execute(async trx => {
      await setReminders(trx, viewer.user_id, true, at)
      await insertReminder(trx, viewer.user_id, tryout.id, at)
      return findReminder(trx, viewer.user_id, tryout.id)
    })
    return { message: 'Pengingat dipasang', data }
  })

  mount(reminders.cancel, async ({ viewer, params }) => {
    const tryout = await requireTryout(viewer, params.slug)
    await deleteWaiting(db, viewer.user_id, tryout.id)
    return { message: 'Pengingat dilepas', data: await findReminder(db, viewer.user_id, tryout.id) }
  })

  mount(reminders.refuse, async ({ body }) => {
    const secret = await findSecret(db, 'refuse_reminders', hashSecret('refuse_reminders', body.token))
    if (!secret || Date.parse(secret.expires_at) <= now().getTime())
      throw invalid({ token: ['Tautan ini sudah tidak berlaku. Matikan pengingat di halaman Akun.'] })
    await setReminders(db, secret.user_id, false, now().toISOString())
    return { message: 'Pengingat dimatikan', data: null }
  })
}
