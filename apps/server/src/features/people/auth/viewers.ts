import { hash } from 'node:crypto'
import type { Lane } from '@gerbang/contract/call.ts'
import { createBatch } from '../../../db/batch.ts'
import { bucketOf } from '../../../db/bucket.ts'
import type { Db } from '../../../db/database.ts'
import { createListener, type Listener } from '../../../db/listener.ts'
import type { FindViewer, Viewer } from '../../../http/access.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import { createRememberedSessions, type RememberedSessions } from './remembered-sessions.ts'
import {
  endsSessionsWithRights,
  listSessions,
  listSessionsOf,
  type SeenSession,
  type SessionWithUser,
  touchSessions,
} from './sessions.queries.ts'
import { isDue } from './second-factor/second-factor.rules.ts'
import { isSessionValid, sessionValidUntil } from './sessions.rules.ts'

/** Tokens are stored hashed: a stolen table signs nobody in. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer')

/** The same in hexadecimal digits, by which each save finds its session: takes a quarter of the time. */
const digestToken = (token: string): string => hash('sha256', token, 'hex')

export interface Viewers {
  find: FindViewer
  isHearing: Listener['isHearing']
  beat: Listener['beat']
  /** Whatever ends sessions waits for this before it says so: then this process saves nothing for them any more. */
  hearEnds: Listener['catchUp']
  close: Listener['close']
  /** Looks up the sessions of these people before they come. */
  expect: (userIds: readonly string[], at: Date) => Promise<void>
  /** A token by which saves of this process alone find this viewer for a moment; no session stands behind it. */
  lend: (viewer: Viewer, at: Date) => string
}

function describeViewer(session: SessionWithUser, at: Date): Viewer {
  return {
    user_id: session.user_id,
    bucket: bucketOf(session.user_id),
    session_id: session.id,
    role: session.role,
    program_id: session.program_id,
    email_verified: session.email_verified_at !== null,
    must_change_password: session.is_first === true,
    extra_time_factor: session.extra_time_factor,
    owes_second_factor: isDue(session.second_factor_due_at, at),
  }
}

/** Forgets each session that any node ends. */
function listenForEnds({ config, examDb, newId }: Platform, remembered: RememberedSessions): Listener {
  return createListener({
    url: config.database_url,
    db: examDb,
    channel: 'session_ends',
    id: newId(),
    deafAfterMs: limits.listenerDeafAfterMs,
    hear: tokenHash => (tokenHash === 'many' ? remembered.forgetAll() : remembered.forget(tokenHash)),
    begin: remembered.forgetAll,
  })
}

function createSessionBatches(db: Db) {
  const lookUp = createBatch({
    limit: limits.batchRows,
    run: async (tokenHashes: string[]) => {
      const hashes = tokenHashes.map(tokenHash => Buffer.from(tokenHash, 'hex'))
      const found = await listSessions(db, hashes)
      const byHash = new Map(found.map(session => [session.token_hash.toString('hex'), session]))
      return tokenHashes.map(tokenHash => byHash.get(tokenHash))
    },
  })
  const touch = createBatch({
    limit: limits.batchRows,
    run: async (seen: SeenSession[]) => {
      await touchSessions(db, seen)
      return seen
    },
  })
  return { lookUp, touch }
}

const isUnnoted = ({ last_seen_at }: SessionWithUser, at: Date): boolean =>
  at.getTime() - Date.parse(last_seen_at) > limits.touchEveryMs

/**
 * Looks sessions up afresh for every request, so that an ended one is refused at once on every node; requests that
 * arrive together share one query. Saves, which are most of an exam, trust what was found a moment ago: each session
 * that ends is made known to every node, and none that does not hear it remembers any (decision 12).
 */
export function createViewers(platform: Platform): Viewers {
  const { examDb, randomBytes } = platform
  const remembered = createRememberedSessions(limits.sessionsRemembered)
  const listener = listenForEnds(platform, remembered)
  const { lookUp, touch } = createSessionBatches(examDb)
  let trustMs: number | undefined

  function recall(tokenHash: string, at: Date): Viewer | undefined {
    const session = listener.isHearing() ? remembered.find(tokenHash) : undefined
    return session && at.getTime() <= session.until ? session.viewer : undefined
  }

  /** To be called before a look-up; what it gives back remembers a session that was found. */
  function createRemember(at: Date) {
    const remember = remembered.prepare()
    return (session: SessionWithUser): Viewer => {
      const viewer = describeViewer(session, at)
      const trustedMs = at.getTime() + (trustMs ?? 0)
      const seenMs = Date.parse(session.last_seen_at)
      const until = Math.min(seenMs + limits.touchEveryMs, trustedMs, sessionValidUntil(session))
      remember(session.token_hash.toString('hex'), { viewer, until })
      return viewer
    }
  }

  async function find(token: string, at: Date, lane: Lane): Promise<Viewer | undefined> {
    const tokenHash = digestToken(token)
    const known = lane === 'save' ? recall(tokenHash, at) : undefined
    if (known) return known
    const remember = createRemember(at)
    const session = await lookUp(tokenHash)
    if (!session || !isSessionValid(session, at)) return undefined
    const seen = isUnnoted(session, at) ? { ...session, last_seen_at: at.toISOString() } : session
    if (seen !== session) await touch({ id: session.id, at: seen.last_seen_at })
    return lane === 'save' ? remember(seen) : describeViewer(seen, at)
  }

  async function expect(userIds: readonly string[], at: Date): Promise<void> {
    const remember = createRemember(at)
    for (const session of await listSessionsOf(examDb, userIds)) {
      if (isSessionValid(session, at) && !isUnnoted(session, at)) remember(session)
    }
  }

  function lend(viewer: Viewer, at: Date): string {
    const token = randomBytes(limits.tokenBytes).toString('base64url')
    remembered.prepare()(digestToken(token), { viewer, until: at.getTime() + limits.lentMs })
    return token
  }

  async function beat(): Promise<void> {
    trustMs ??= (await endsSessionsWithRights(examDb)) ? limits.touchEveryMs : limits.sessionTrustMs
    await listener.beat()
  }

  const { isHearing, catchUp, close } = listener
  return { find, isHearing, beat, hearEnds: catchUp, close, expect, lend }
}
