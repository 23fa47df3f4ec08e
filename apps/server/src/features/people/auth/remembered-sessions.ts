import type { Viewer } from '../../../http/access.ts'

export interface RememberedSession {
  viewer: Viewer
  /** Afterwards it has to be looked up again; epoch milliseconds. */
  until: number
}

export interface RememberedSessions {
  find: (tokenHash: string) => RememberedSession | undefined
  /** To be called before a look-up; what it gives back remembers the outcome, unless a session has ended meanwhile. */
  prepare: () => (tokenHash: string, session: RememberedSession) => void
  forget: (tokenHash: string) => void
  forgetAll: () => void
}

/** Sessions by the hash of their token, in hexadecimal digits; of too many the oldest go first. */
export function createRememberedSessions(most: number): RememberedSessions {
  const sessions = new Map<string, RememberedSession>()
  let ended = 0
  return {
    find: tokenHash => sessions.get(tokenHash),
    prepare: () => {
      const before = ended
      return (tokenHash, session) => {
        // The look-up may have read what has ended since.
        if (ended !== before) return
        sessions.delete(tokenHash)
        sessions.set(tokenHash, session)
        if (sessions.size > most) sessions.delete(sessions.keys().next().value ?? tokenHash)
      }
    },
    forget: tokenHash => {
      ended++
      sessions.delete(tokenHash)
    },
    forgetAll: () => {
      ended++
      sessions.clear()
    },
  }
}
