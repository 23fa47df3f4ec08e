const tokenKey = 'token'
const userKey = 'gerbang-user'

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
}

export function removeLogin() {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
}
