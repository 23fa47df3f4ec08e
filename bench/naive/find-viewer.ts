import { bucketOf } from '../../apps/server/src/db/bucket.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { listSessions } from '../../apps/server/src/features/people/auth/sessions.queries.ts'
import { isSessionValid } from '../../apps/server/src/features/people/auth/sessions.rules.ts'
import { hashToken } from '../../apps/server/src/features/people/auth/viewers.ts'

/** Each request looks its own token up. */
export async function findViewer(db: Database, authorization = '') {
  const [session] = await listSessions(db, [hashToken(authorization.replace(/^Bearer /, ''))])
  if (!session || !isSessionValid(session, new Date())) return undefined
  return { ...session, bucket: bucketOf(session.user_id) }
}
export type NaiveViewer = NonNullable<Awaited<ReturnType<typeof findViewer>>>
