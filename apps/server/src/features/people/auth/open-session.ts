import type { Role } from '@gerbang/contract/call.ts'
import type { FastifyRequest } from 'fastify'
import { notFound } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { isDemoAccount } from './demo-accounts.ts'
import { askForSecondFactor } from './second-factor/second-factor.queries.ts'
import { insertSession } from './sessions.queries.ts'
import { sessionEnd } from './sessions.rules.ts'
import { findOwnUser, recordLogin } from './users.queries.ts'
import { hashToken } from './viewers.ts'

interface Account {
  id: string
  role: Role
}

/** Nobody who is shut out, and in production none of the demo's people. */
export const mayEnter = (
  { config }: Pick<Platform, 'config'>,
  found: { status: string; email: string | null },
): boolean => found.status === 'active' && !(config.is_production && isDemoAccount(found))

/** For whoever has proven to be the account's owner, in whatever way. */
export async function openSession(
  { config, db, newId, randomBytes }: Pick<Platform, 'config' | 'db' | 'newId' | 'randomBytes'>,
  { id, role }: Account,
  request: FastifyRequest,
  at: Date,
) {
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
  await recordLogin(db, id, at)
  if (role === 'admin' && config.is_production) await askForSecondFactor(db, id, at)
  const user = await findOwnUser(db, id)
  if (!user) throw notFound('Pengguna')
  return { token, expires_at, user }
}
