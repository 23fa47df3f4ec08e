/**
 * What one step of registering or of a reset hands to the next. It travels in the state of the browser's history: it
 * survives a reload of this tab and stays out of the address, which is shared, logged and remembered.
 */
export interface MailSent {
  email: string
  /** When the next mail may be asked for, in ms since 1970. */
  resend_at: number
}

export interface CodeAccepted {
  reset_token: string
}

export interface NewPassword {
  has_new_password: true
}

export function mailSent(email: string, waitSeconds: number): MailSent {
  return { email: email.trim(), resend_at: Date.now() + waitSeconds * 1_000 }
}

export function isMailSent(state: unknown): state is MailSent {
  return hasTypes(state, { email: 'string', resend_at: 'number' })
}

export function isCodeAccepted(state: unknown): state is CodeAccepted {
  return hasTypes(state, { reset_token: 'string' })
}

export function isNewPassword(state: unknown): state is NewPassword {
  return hasTypes(state, { has_new_password: 'boolean' })
}

function hasTypes(state: unknown, types: Record<string, string>) {
  if (typeof state !== 'object' || state === null) return false
  const values = new Map<string, unknown>(Object.entries(state))
  return Object.entries(types).every(([key, type]) => typeof values.get(key) === type)
}
