import { secondFactor } from '@gerbang/contract/people/second-factor.ts'
import { Secret, TOTP } from 'otpauth'
import { limits } from '../limits.ts'
import type { TestApp } from './api.ts'
import { strongPassword } from './registrations.ts'

/** What an app on a phone shows at a time. */
export function showCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
}

/** Six digits that count for no half minute around. */
export function showWrongCode(secret: string, at: Date): string {
  const right = [-1, 0, 1].map(step => showCode(secret, new Date(at.getTime() + step * limits.totpStepMs)))
  return ['111111', '222222', '333333', '444444'].find(code => !right.includes(code)) ?? ''
}

/** Scans the code of the set-up page and types the first one in. The account has `strongPassword`. */
export async function setUpSecondFactor(app: TestApp, token: string) {
  const begun = await app.send(secondFactor.begin, { token, body: { password: strongPassword } })
  const { secret } = begun.data
  const body = { code: showCode(secret, app.now()) }
  const { data } = await app.send(secondFactor.confirm, { token, body })
  return { secret, recovery_codes: data.recovery_codes }
}
