import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { time } from '../fields.ts'

const own = { roles: ['student'], lane: 'save', owner: 'progress' } as const

const message = z.strictObject({ number: z.int(), text: z.string(), at: time })

/** What the page of a running sub-test asks while nothing is to be saved. */
export const examSignals = defineCalls({
  beat: {
    route: 'POST /tryouts/{slug}/progresses/{id}/beat',
    summary: 'Say that the page is there, and hear whether the staff has something to tell: costs no query',
    access: own,
    body: z.strictObject({ unsent: z.int().min(0).max(1_000) }),
    data: z.strictObject({
      /** Grows with every message, every change of time, and whenever another page takes over; 0 while there was none. */
      signals: z.int(),
    }),
  },
  messages: {
    route: 'GET /tryouts/{slug}/progresses/{id}/messages',
    summary: 'What the staff told this sub-test while it ran, oldest first',
    access: own,
    data: z.array(message),
  },
})

export type ExamMessage = z.infer<typeof message>
