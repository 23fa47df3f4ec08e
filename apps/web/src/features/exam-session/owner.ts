import { readToken } from '../../auth/token.ts'

const key = 'gerbang-session-owner'

/**
 * Whose answers this device may show while it cannot ask the server. The end of the token ties the note to one
 * sign-in: without that very token nobody's answers are shown.
 */
export function readOwner(): string | null {
  const mark = readMark()
  const [known, userId] = localStorage.getItem(key)?.split(' ') ?? []
  return mark !== null && known === mark && userId ? userId : null
}

export function storeOwner(userId: string) {
  const mark = readMark()
  if (mark !== null) localStorage.setItem(key, `${mark} ${userId}`)
}

function readMark() {
  return readToken()?.slice(-10) ?? null
}
