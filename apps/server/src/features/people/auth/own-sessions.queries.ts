import type { Db } from '../../../db/database.ts'
import { hasRow } from '../../../db/has-row.ts'

/** Sessions of one user with what decides whether they still count, newest use first. */
export function listOwnSessions(db: Db, userId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_agent', 'sessions.address'])
    .select(['sessions.created_at', 'sessions.last_seen_at', 'sessions.expires_at'])
    .select(['sessions.exam_until', 'users.role', 'users.status'])
    .where('sessions.user_id', '=', userId)
    .orderBy('sessions.last_seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute()
}

/** Ends one of the user's sessions; false when it is not theirs. */
export function deleteOwnSession(db: Db, userId: string, id: string): Promise<boolean> {
  return hasRow(
    db
      .deleteFrom('sessions')
      .where(eb => eb.and({ id, user_id: userId }))
      .returning('id'),
  )
}

/** Ends every session of a user but one; returns how many. */
export async function deleteSessions(db: Db, userId: string, exceptId?: string): Promise<number> {
  const gone = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(exceptId !== undefined, query => query.where('id', '<>', exceptId ?? ''))
    .returning('id')
    .execute()
  return gone.length
}
