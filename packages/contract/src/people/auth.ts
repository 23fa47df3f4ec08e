import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { time } from '../fields.ts'
import { secondFactorCode } from './second-factor.ts'
import { ownUser } from './users.ts'

export const auth = defineCalls({
  login: {
    route: 'POST /login',
    summary:
      'Sign in with e-mail or username; 401 `second_factor_needed` where a right password wants the code, too',
    access: { roles: 'public', lane: 'write' },
    body: z.strictObject({
      login: z.string().trim().min(1).max(254),
      password: z.string().min(1).max(128),
      code: secondFactorCode.optional(),
    }),
    data: z.strictObject({ token: z.string(), expires_at: time, user: ownUser }),
  },
  logout: {
    route: 'POST /logout',
    summary: 'End the session of the token that is sent',
    access: { roles: 'signed_in', lane: 'write', first_password: true },
  },
  me: {
    route: 'GET /me',
    summary: 'The signed-in user',
    access: { roles: 'signed_in', lane: 'write', first_password: true },
    data: ownUser,
  },
})
