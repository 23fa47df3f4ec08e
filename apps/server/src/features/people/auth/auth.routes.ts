import { auth } from '@gerbang/contract/people/auth.ts'
import { createGate } from '../../../gate.ts'
import { createAddressLimit } from '../../../http/address-limit.ts'
import { tooManyRequests, unauthorized } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { mayEnter, openSession } from './open-session.ts'
import { takeHashingPlace, verifyPassword } from './passwords.ts'
import { createSignIns } from './sign-in-batches.ts'
import { deleteSession } from './sessions.queries.ts'
import { demandCode, wrongCode } from './second-factor/check-code.ts'
import { asksForCode } from './second-factor/second-factor.rules.ts'
import { findOwnUser } from './users.queries.ts'
import type { Viewers } from './viewers.ts'

export function authRoutes(mount: Mount, means: Platform & { viewers: Viewers }): void {
  const { db, now, viewers } = means
  const address = createAddressLimit(now)
  const signIns = createSignIns(means)
  // A try counts as failed until its password proves right: those of one person would refuse each other.
  const enter = createGate(1)

  mount(auth.login, async ({ body, request }) => {
    using places = new DisposableStack()
    places.use(takeHashingPlace())
    address.check(request.ip)
    places.use(await enter(body.login.toLowerCase()))
    const at = now()
    const { found, until } = await signIns.begin({ login: body.login, at })
    if (until) throw tooManyRequests(at, until)
    const isRight = await verifyPassword(found?.password_hash, body.password)
    if (!found || !isRight || !mayEnter(means, found)) {
      address.count(request.ip)
      throw unauthorized('Email, nama pengguna, atau kata sandi salah.', 'wrong_credentials')
    }
    if (asksForCode(found) && !(await demandCode(db, { ...found, code: body.code, at }))) {
      address.count(request.ip)
      throw unauthorized(wrongCode, 'second_factor_wrong')
    }
    const account = { ...found, login: body.login }
    return {
      message: 'Berhasil masuk',
      data: await openSession(means, signIns.open, account, { request, at }),
    }
  })

  mount(auth.logout, async ({ viewer }) => {
    await deleteSession(db, viewer.session_id)
    await viewers.hearEnds()
    return { message: 'Berhasil keluar', data: null }
  })

  mount(auth.me, async ({ viewer }) => {
    const user = await findOwnUser(db, viewer.user_id)
    if (!user) throw unauthorized()
    return { data: user }
  })
}
