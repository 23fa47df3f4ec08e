const key = 'token'

export function readToken(): string | null {
  return localStorage.getItem(key)
}

export function storeToken(token: string) {
  localStorage.setItem(key, token)
}

export function removeToken() {
  localStorage.removeItem(key)
}
