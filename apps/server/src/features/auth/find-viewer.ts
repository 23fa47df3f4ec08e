import { hash } from 'node:crypto'
import { createBatch } from '../../db/batch.ts'
import { bucketOf } from '../../db/bucket.ts'
import type { Database } from '../../db/database.ts'
import type { FindViewer } from '../../http/access.ts'
import { limits } from '../../limits.ts'
import { listSessions, type SeenSession, touchSessions } from './sessions.queries.ts'
import { isSessionValid } from './sessions.rules.ts'

/** Tokens are stored hashed: a stolen table signs nobody in. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}

/**
 * Looks sessions up afresh for every request, so that an ended one is refused at once on every node; requests that
 * arrive together share one query.
 */
export function createFindViewer(db: Database): FindViewer {
  const lookUp = createBatch({
    limit: limits.batchRows,
    run: async (hashes: Buffer[]) => {
      const found = await listSessions(db, hashes)
      const byHash = new Map(found.map(session => [session.token_hash.toString('hex'), session]))
      return hashes.map(hash => byHash.get(hash.toString('hex')))
    },
  })
  const touch = createBatch({
    limit: limits.batchRows,
    run: async (seen: SeenSession[]) => {
      await touchSessions(db, seen)
      return seen
    },
  })

  return async (token, at) => {
    const session = await lookUp(hashToken(token))
    if (!session || !isSessionValid(session, at)) return undefined
    if (at.getTime() - Date.parse(session.last_seen_at) > limits.touchEveryMs)
      await touch({ id: session.id, at: at.toISOString() })
    return {
      user_id: session.user_id,
      bucket: bucketOf(session.user_id),
      session_id: session.id,
      role: session.role,
      program_id: session.program_id,
      email_verified: session.email_verified_at !== null,
      extra_time_factor: session.extra_time_factor,
    }
  }
}
