import { z } from 'zod'
import { defineCalls } from '../call.ts'

const roles = ['admin'] as const

export const mail = defineCalls({
  status: {
    route: 'GET /admin/mail',
    summary: 'Where mails go, and how many wait or came to nothing',
    access: { roles, lane: 'list' },
    data: z.strictObject({
      /** `smtp`: a mail server; `mailbox`: a page of this machine; `nowhere`: the settings lack a mail server. */
      way: z.enum(['smtp', 'mailbox', 'nowhere']),
      waiting: z.int(),
      failed: z.int(),
    }),
  },
  test: {
    route: 'POST /admin/mail/test',
    records: { nothing: 'It sends a letter to the caller alone.' },
    summary: 'Send a letter to the own address, to see that mails arrive',
    access: { roles, lane: 'write' },
    data: z.strictObject({ email: z.string() }),
  },
})
