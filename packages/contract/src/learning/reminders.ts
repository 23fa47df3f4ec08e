import { z } from 'zod'
import { defineCalls } from '../call.ts'

const student = { roles: ['student'], lane: 'write' } as const

/** `wanted`: asked for at this try-out; `allowed`: the student takes mails of this kind at all. */
const reminder = z.strictObject({ wanted: z.boolean(), allowed: z.boolean() })

export const reminders = defineCalls({
  get: {
    route: 'GET /tryouts/{slug}/reminder',
    summary: 'Whether a mail will come the evening before a try-out opens',
    access: student,
    data: reminder,
  },
  ask: {
    route: 'PUT /tryouts/{slug}/reminder',
    summary: 'Ask for that mail; asking again changes nothing. Allows such mails again',
    access: student,
    data: reminder,
  },
  cancel: {
    route: 'DELETE /tryouts/{slug}/reminder',
    summary: 'Do without that mail',
    access: student,
    data: reminder,
  },
  refuse: {
    route: 'POST /reminders/refuse',
    summary: 'No reminders any more, by the link of one; the link may be used again',
    access: { roles: 'public', lane: 'write' },
    body: z.strictObject({ token: z.string().min(1).max(100) }),
  },
})
