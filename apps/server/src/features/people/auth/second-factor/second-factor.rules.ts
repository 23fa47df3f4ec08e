import type { Role } from '@gerbang/contract/call.ts'
import { Secret, TOTP } from 'otpauth'
import { limits } from '../../../../limits.ts'
import { isDemoAccount } from '../demo-accounts.ts'

/** What every app takes, and what it shows the account under. */
function describeSecret(secret: string, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: limits.totpStepMs / 1000,
    secret: Secret.fromBase32(secret),
  })
}

export function writeSecret(bytes: Uint8Array): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32
}

/** As apps read it from a QR code. */
export function writeUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return describeSecret(secret, issuer, label).toString()
}

/** Which half minute since 1970 a code is of; undefined when it is of none that counts now (RFC 6238). */
export function findStep(secret: string, code: string, at: Date): number | undefined {
  const timestamp = at.getTime()
  const aside = describeSecret(secret).validate({ token: code, timestamp, window: limits.totpStepsAside })
  return aside === null ? undefined : Math.floor(timestamp / limits.totpStepMs) + aside
}

interface Account {
  role: Role
  /** Null of an account that a school made. */
  email: string | null
}

/** Students have none, and a demo account belongs to everybody. */
export function mayHaveSecondFactor(account: Account): boolean {
  return account.role !== 'student' && !isDemoAccount(account)
}

export function asksForCode<A extends Account & { secret: string | null }>(
  account: A,
): account is A & { secret: string } {
  return account.secret !== null && mayHaveSecondFactor(account)
}

export function isDue(dueAt: string | null, at: Date): boolean {
  return dueAt !== null && Date.parse(dueAt) <= at.getTime()
}
