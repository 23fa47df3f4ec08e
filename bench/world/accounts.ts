import type { Database } from '../../apps/server/src/db/database.ts'
import { createSession, createUser } from '../../apps/server/src/testing/factories.ts'

interface SentCall {
  method?: string
  body?: object | FormData
}

/** The token of somebody new who is signed in for an hour, by the clock of now. */
export async function signIn(db: Database, role: 'admin' | 'teacher'): Promise<string> {
  return signInAs(db, await createUser(db, { role }))
}

export function signInAs(db: Database, user: Parameters<typeof createSession>[1]): Promise<string> {
  const at = Date.now()
  return createSession(db, user, {
    created_at: new Date(at).toISOString(),
    last_seen_at: new Date(at).toISOString(),
    expires_at: new Date(at + 3_600_000).toISOString(),
  })
}

/** Calls of whoever has this token: the reply's text, or an error that names the call. */
export function createAsk(port: number, token: string) {
  return async (path: string, { method = 'GET', body }: SentCall = {}): Promise<string> => {
    const isForm = body instanceof FormData
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text
  }
}
