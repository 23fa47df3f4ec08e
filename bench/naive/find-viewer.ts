import { createHash } from 'node:crypto'
import { bucketOf } from '../../apps/server/src/db/bucket.ts'
import type { Database } from '../../apps/server/src/db/database.ts'

/** A token is checked by a query of its own. */
export async function findViewer(db: Database, authorization = '') {
  const token = authorization.replace(/^Bearer /, '')
  const session = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id', 'sessions.expires_at', 'users.extra_time_factor'])
    .where('sessions.token_hash', '=', createHash('sha256').update(token).digest())
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!session || Date.parse(session.expires_at) < Date.now()) return undefined
  return { ...session, bucket: bucketOf(session.user_id) }
}
export type NaiveViewer = NonNullable<Awaited<ReturnType<typeof findViewer>>>
