import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { reason, time } from '../fields.ts'

/** Open to admins who still owe a second factor: nothing else of theirs is. */
const access = { roles: ['teacher', 'admin'], lane: 'write', opensWithoutSecondFactor: true } as const

/** Six digits of the app, or a recovery code in any case, with or without its hyphen. */
export const secondFactorCode = z.string().trim().min(6).max(20)

const password = z.string().min(1).max(128)
const proven = {
  access,
  body: z.strictObject({ code: secondFactorCode }),
  data: z.strictObject({ recovery_codes: z.array(z.string()) }),
} as const

export const secondFactor = defineCalls({
  get: {
    route: 'GET /second-factor',
    summary: 'Whether signing in to the own account asks for a code of an app, too',
    live: true,
    access,
    data: z.strictObject({
      confirmed_at: time.nullable(),
      recovery_codes_left: z.int(),
      /** From when on an admin can do nothing else before it is set up; null for whom nobody asks. */
      due_at: time.nullable(),
      /** Accounts whose password everybody knows have none. */
      can_set_up: z.boolean(),
    }),
  },
  begin: {
    route: 'POST /second-factor',
    records: { nothing: 'It has no effect before its first code.' },
    summary: 'A secret for the app, told this once; it counts once a code of it has come',
    access,
    body: z.strictObject({ password }),
    data: z.strictObject({
      /** In base 32, to be typed where no picture can be read. */
      secret: z.string(),
      /** The same as apps read it from a QR code. */
      uri: z.string(),
    }),
  },
  confirm: {
    route: 'POST /second-factor/confirmation',
    records: { action: 'second_factor_set_up', about: 'user' },
    summary: 'Show by a first code that the app has the secret; ends the other own sessions',
    ...proven,
  },
  renewCodes: {
    route: 'POST /second-factor/recovery-codes',
    records: { action: 'recovery_codes_renewed', about: 'user' },
    summary: 'New recovery codes, told this once; those before count no more',
    ...proven,
  },
  turnOff: {
    route: 'DELETE /second-factor',
    records: { action: 'second_factor_turned_off', about: 'user' },
    summary: 'Sign in by password alone again',
    access,
    body: z.strictObject({ password, code: secondFactorCode }),
  },
  remove: {
    route: 'DELETE /admin/users/{id}/second-factor',
    records: { action: 'second_factor_removed', about: 'user' },
    summary: 'Take it away from somebody who has lost it; they are told by mail',
    access: { roles: ['admin'], lane: 'write' },
    body: z.strictObject({ reason }),
  },
})
