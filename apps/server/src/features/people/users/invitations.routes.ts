import { invitations } from '@gerbang/contract/people/invitations.ts'
import { createAddressLimit } from '../../../http/address-limit.ts'
import { conflict, invalid } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { findSecret, hashSecret, redeemSecret } from '../auth/one-time-secrets.queries.ts'
import { findPasswordFault } from '../auth/password.rules.ts'
import { hashPassword, takeHashingPlace } from '../auth/passwords.ts'
import { markEmailVerified, setPassword } from '../auth/users.queries.ts'
import { acceptInvitation, findInvited } from './invitations.queries.ts'

const deadLink = () =>
  conflict(
    'code_invalid',
    'Undangan ini sudah dipakai atau sudah lewat masanya. Minta yang baru kepada admin.',
  )

export function invitationRoutes(mount: Mount, { db, now }: Platform): void {
  const address = createAddressLimit(now)

  async function findOpen(token: string, at: Date) {
    const secret = await findSecret(db, 'invitation', hashSecret('invitation', token))
    const user = secret && (await findInvited(db, secret.user_id))
    if (!user || secret.used_at || Date.parse(secret.expires_at) <= at.getTime()) throw deadLink()
    return { user, secret }
  }

  mount(invitations.open, async ({ body: { token }, request }) => {
    address.check(request.ip)
    address.count(request.ip)
    const { user, secret } = await findOpen(token, now())
    const { name, email, role } = user
    return { data: { name, email, role, expires_at: secret.expires_at } }
  })

  mount(invitations.accept, async ({ body: { token, password }, request }) => {
    using _ = takeHashingPlace()
    address.check(request.ip)
    address.count(request.ip)
    const at = now()
    const { user, secret } = await findOpen(token, at)
    const fault = await findPasswordFault(password, user)
    if (fault) throw invalid({ password: [fault] })
    const password_hash = await hashPassword(password)
    await db.transaction().execute(async trx => {
      if (!(await redeemSecret(trx, secret.id, at)) || !(await acceptInvitation(trx, user.id, at)))
        throw deadLink()
      await setPassword(trx, user.id, { password_hash }, at)
      // Only the owner of the mailbox could have got here.
      await markEmailVerified(trx, user.id, at)
    })
    return { message: 'Akunmu siap. Silakan masuk', data: null }
  })
}
