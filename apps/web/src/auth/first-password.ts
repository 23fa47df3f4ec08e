let typed = ''

/** What was typed at the first sign-in, so that it is not asked for again: in memory only, and for one page. */
export function keepFirstPassword(password: string) {
  typed = password
}

export function takeFirstPassword(): string {
  const password = typed
  typed = ''
  return password
}
