import type { Role } from '@gerbang/contract/call.ts'
import { auth } from '@gerbang/contract/people/auth.ts'
import type { FastifyRequest } from 'fastify'
import { createGate } from '../../../gate.ts'
import { createAddressLimit } from '../../../http/address-limit.ts'
import { notFound, tooManyRequests, unauthorized } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { isDemoAccount } from './demo-accounts.ts'
import { clearLoginFailures, takeLoginTry } from './login-failures.queries.ts'
import { takeHashingPlace, verifyPassword } from './passwords.ts'
import { deleteSession, insertSession } from './sessions.queries.ts'
import { sessionEnd } from './sessions.rules.ts'
import { demandCode, wrongCode } from './second-factor/check-code.ts'
import { askForSecondFactor } from './second-factor/second-factor.queries.ts'
import { asksForCode } from './second-factor/second-factor.rules.ts'
import { findCredentials, findOwnUser, recordLogin } from './users.queries.ts'
import { hashToken, type Viewers } from './viewers.ts'

export function authRoutes(
  mount: Mount,
  { config, db, now, newId, randomBytes, viewers }: Platform & { viewers: Viewers },
): void {
  const address = createAddressLimit(now)
  // A try counts as failed until its password proves right: those of one person would refuse each other.
  const enter = createGate(1)

  /** Whether the account or the password was wrong, or the account disabled, is not told. */
  const mayEnter = (found: { status: string; email: string | null }) =>
    found.status === 'active' && !(config.is_production && isDemoAccount(found))

  async function openSession({ id, role }: { id: string; role: Role }, request: FastifyRequest, at: Date) {
    const token = randomBytes(limits.tokenBytes).toString('base64url')
    const expires_at = sessionEnd(role, at).toISOString()
    await insertSession(db, {
      id: newId(),
      user_id: id,
      token_hash: hashToken(token),
      address: request.ip,
      user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
      created_at: at.toISOString(),
      last_seen_at: at.toISOString(),
      expires_at,
    })
    return { token, expires_at }
  }

  mount(auth.login, async ({ body, request }) => {
    using places = new DisposableStack()
    places.use(takeHashingPlace())
    address.check(request.ip)
    places.use(await enter(body.login.toLowerCase()))
    const found = await findCredentials(db, body.login)
    const at = now()
    const until = await takeLoginTry(db, body.login, at)
    if (until) throw tooManyRequests(at, until)
    const isRight = await verifyPassword(found?.password_hash, body.password)
    if (!found || !isRight || !mayEnter(found)) {
      address.count(request.ip)
      throw unauthorized('Email, nama pengguna, atau kata sandi salah.', 'wrong_credentials')
    }
    if (asksForCode(found) && !(await demandCode(db, { ...found, code: body.code, at }))) {
      address.count(request.ip)
      throw unauthorized(wrongCode, 'second_factor_wrong')
    }
    await clearLoginFailures(db, [body.login])

    const { token, expires_at } = await openSession(found, request, at)
    await recordLogin(db, found.id, at)
    if (found.role === 'admin' && config.is_production) await askForSecondFactor(db, found.id, at)
    const user = await findOwnUser(db, found.id)
    if (!user) throw notFound('Pengguna')
    return { message: 'Berhasil masuk', data: { token, expires_at, user } }
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
