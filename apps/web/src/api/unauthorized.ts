type Handler = () => void

let handler: Handler | undefined

/** Each document says what a 401 means to it: the app leaves for the login page, a session asks to sign in again. */
export function onUnauthorized(next: Handler) {
  handler = next
}

export function reportUnauthorized() {
  handler?.()
}
