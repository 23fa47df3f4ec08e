import type { Role } from '@gerbang/contract/call.ts'
import type { OwnUser } from '@gerbang/contract/people/users.ts'
import type { FastifyRequest } from 'fastify'
import { transactThroughPipeline } from '../../../db/database.ts'
import { notFound } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { isDemoAccount } from './demo-accounts.ts'
import { clearLoginFailures } from './login-failures.queries.ts'
import { askForSecondFactor } from './second-factor/second-factor.queries.ts'
import { insertSessions, type NewSession } from './sessions.queries.ts'
import { sessionEnd } from './sessions.rules.ts'
import { listOwnUsers, recordLogins } from './users.queries.ts'
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

export interface Opening {
  session: NewSession
  account: Account
  at: Date
}

/** Of the sessions of a group all that is written and told goes to the database in one turn. */
export async function openSessions(
  { config, db }: Pick<Platform, 'config' | 'db'>,
  openings: readonly Opening[],
): Promise<(OwnUser | undefined)[]> {
  const sessions = openings.map(({ session }) => session)
  const ids = sessions.map(({ user_id }) => user_id)
  const logins = openings.flatMap(({ account }) => account.login ?? [])
  const admins = config.is_production ? openings.filter(({ account }) => account.role === 'admin') : []
  const latest = new Date(Math.max(...openings.map(({ at }) => at.getTime())))
  const users = await transactThroughPipeline(db, async trx => {
    const written = admins.map(({ account, at }) => askForSecondFactor(trx, account.id, at))
    written.push(insertSessions(trx, sessions), recordLogins(trx, ids, latest))
    if (logins.length > 0) written.push(clearLoginFailures(trx, logins))
    const told = listOwnUsers(trx, ids)
    return { last: [...written, told], result: told }
  })
  const byId = new Map(users.map(user => [user.id, user]))
  return openings.map(({ account }) => byId.get(account.id))
}

/** For whoever has proven to be the account's owner, in whatever way. */
export async function openSession(
  { newId, randomBytes }: Pick<Platform, 'newId' | 'randomBytes'>,
  open: (opening: Opening) => Promise<OwnUser | undefined>,
  account: Account,
  { request, at }: { request: FastifyRequest; at: Date },
) {
  const token = randomBytes(limits.tokenBytes).toString('base64url')
  const expires_at = sessionEnd(account.role, at).toISOString()
  const session = {
    id: newId(),
    user_id: account.id,
    token_hash: hashToken(token),
    address: request.ip,
    user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
    created_at: at.toISOString(),
    last_seen_at: at.toISOString(),
    expires_at,
  }
  const user = await open({ session, account, at })
  if (!user) throw notFound('Pengguna')
  return { token, expires_at, user }
}
