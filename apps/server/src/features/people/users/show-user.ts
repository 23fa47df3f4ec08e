import type { User } from '@gerbang/contract/people/users.ts'
import type { Db } from '../../../db/database.ts'
import { notFound } from '../../../http/errors.ts'
import { hasSecondFactor } from '../auth/second-factor/second-factor.queries.ts'
import { findInvitation, listAttempts, listRedeemedCodes, listSessions } from './user-facts.queries.ts'
import { findUser } from './users.queries.ts'

/** A person as the office sees them: the row, and what has come of it. */
export async function showUser(db: Db, id: string, at: Date): Promise<User> {
  const user = await findUser(db, id)
  if (!user) throw notFound('Pengguna')
  const [invitation = null, has_second_factor, sessions, codes, attempts] = await Promise.all([
    findInvitation(db, id),
    hasSecondFactor(db, id),
    listSessions(db, id, at),
    listRedeemedCodes(db, id),
    listAttempts(db, id),
  ])
  return { ...user, invitation, has_second_factor, sessions, codes, attempts }
}
