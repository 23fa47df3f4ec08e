import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { email, newPassword, personName } from './users.ts'

/** An installation without an admin tells a code in its terminal; whoever has it makes the first one. */
export const firstAdmin = defineCalls({
  state: {
    route: 'GET /first-admin',
    summary: 'Whether this installation still lacks an admin',
    access: { roles: 'public', lane: 'list' },
    live: true,
    data: z.strictObject({ is_missing: z.boolean() }),
  },
  create: {
    route: 'POST /first-admin',
    summary:
      'Make the first admin with the code that the server has printed; no code works once there is one',
    access: { roles: 'public', lane: 'write' },
    body: z.strictObject({
      code: z.string().trim().min(1).max(40),
      name: personName,
      email,
      password: newPassword,
    }),
    data: z.strictObject({ email: z.string() }),
    status: 201,
  },
})
