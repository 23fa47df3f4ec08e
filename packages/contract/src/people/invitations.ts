import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { time } from '../fields.ts'
import { newPassword, role } from './users.ts'

const token = z.string().max(100)
const visitor = { roles: 'public', lane: 'write' } as const

export const invitations = defineCalls({
  open: {
    route: 'POST /invitations/open',
    summary: 'Whom the link of an invitation is for',
    live: true,
    access: visitor,
    body: z.strictObject({ token }),
    data: z.strictObject({ name: z.string(), email: z.string(), role, expires_at: time }),
  },
  accept: {
    route: 'POST /invitations/accept',
    summary: 'Set the first password; the account can be signed in to from then on',
    access: visitor,
    body: z.strictObject({ token, password: newPassword }),
  },
})
