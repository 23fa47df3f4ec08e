import { z } from 'zod'
import { resend } from './accounts.ts'
import { defineCalls } from '../call.ts'
import { time } from '../fields.ts'
import { email, newPassword } from './users.ts'

const access = { roles: 'public', lane: 'write' } as const

export const passwords = defineCalls({
  forgot: {
    route: 'POST /password/forgot',
    summary: 'Send a one-time code; the answer is the same for every address',
    access,
    body: z.strictObject({ email }),
    data: resend,
  },
  verifyOtp: {
    route: 'POST /otp/verify',
    summary: 'Trade the one-time code for a reset token; five tries a code',
    access,
    body: z.strictObject({ email, otp: z.string().regex(/^\d{6}$/) }),
    data: z.strictObject({ reset_token: z.string(), expires_at: time }),
  },
  reset: {
    route: 'POST /password/reset',
    summary: 'Set a new password by reset token; ends every session of the account',
    access,
    body: z.strictObject({ reset_token: z.string().max(100), password: newPassword }),
  },
  change: {
    route: 'POST /password/change',
    summary: 'Set a new password; ends every other session of the account',
    access: { roles: 'signed_in', lane: 'write', first_password: true },
    body: z.strictObject({ current_password: z.string().min(1).max(128), password: newPassword }),
  },
})
