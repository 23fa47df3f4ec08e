import type { Role } from '@gerbang/contract/call.ts'
import type { FastifyRequest } from 'fastify'
import { transactThroughPipeline } from '../../../db/database.ts'
import { notFound } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { isDemoAccount } from './demo-accounts.ts'
import { clearLoginFailures } from './login-failures.queries.ts'
import { askForSecondFactor } from './second-factor/second-factor.queries.ts'
import { insertSession } from './sessions.queries.ts'
import { sessionEnd } from './sessions.rules.ts'
import { findOwnUser, recordLogin } from './users.queries.ts'
import { hashToken } from './viewers.ts'

interface Account {
  id: string
  role: Role
  /** What was typed with the right password: its failed tries are forgotten. */
  login?: string
}

/** Nobody who is shut out, and in production none of the demo's people. */
export const mayEnter = (
  { config }: Pick<Platform, 'config'>,
  found: { status: string; email: string | null },
): boolean => found.status === 'active' && !(config.is_production && isDemoAccount(found))

/** For whoever has proven to be the account's owner, in whatever way. All that is written and told goes to the database in one turn. */
export async function openSession(
  { config, db, newId, randomBytes }: Pick<Platform, 'config' | 'db' | 'newId' | 'randomBytes'>,
  { id, role, login }: Account,
  request: FastifyRequest,
  at: Date,
) {
  const token = randomBytes(limits.tokenBytes).toString('base64url')
  const expires_at = sessionEnd(role, at).toISOString()
  const session = {
    id: newId(),
    user_id: id,
    token_hash: hashToken(token),
    address: request.ip,
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    created_at: at.toISOString(),
    last_seen_at: at.toISOString(),
    expires_at,
  }
  const user = await transactThroughPipeline(db, async trx => {
    if (role === 'admin' && config.is_production) await askForSecondFactor(trx, id, at)
    const written = [insertSession(trx, session), recordLogin(trx, id, at)]
    if (login !== undefined) written.push(clearLoginFailures(trx, [login]))
    const told = findOwnUser(trx, id)
    return { last: [...written, told], result: told }
  })
  if (!user) throw notFound('Pengguna')
  return { token, expires_at, user }
}
