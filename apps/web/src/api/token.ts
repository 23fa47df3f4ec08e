const tokenKey = 'token'
const userKey = 'gerbang-user'
const listeners = new Set<() => void>()

export function readToken(): string | null {
  return localStorage.getItem(tokenKey)
}

/** Whose caches these are; known before the first reply, so that a restored cache is never somebody else's. */
export function readUserId(): string | null {
  return localStorage.getItem(userKey)
}

export function storeLogin(token: string, userId: string) {
  localStorage.setItem(tokenKey, token)
  localStorage.setItem(userKey, userId)
  notify()
}

export function removeLogin() {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  notify()
}

/** Calls back on a login or logout, in another tab as well. */
export function watchToken(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function notify() {
  for (const listener of listeners) listener()
}
