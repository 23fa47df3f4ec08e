import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, time } from '../fields.ts'

const access = { roles: 'signed_in', lane: 'write' } as const

const session = z.strictObject({
  id,
  user_agent: z.string(),
  /** Of the network from which it was signed in; empty for one that began before addresses were kept. */
  address: z.string(),
  created_at: time,
  last_seen_at: time,
  is_current: z.boolean(),
})

export const sessions = defineCalls({
  list: {
    route: 'GET /sessions',
    summary: 'Where the own account is signed in, newest use first',
    live: true,
    access,
    data: z.array(session),
  },
  end: {
    route: 'DELETE /sessions/{id}',
    summary: 'End one of the own sessions',
    access: { ...access, owner: 'session' },
  },
  endOthers: {
    route: 'DELETE /sessions',
    summary: 'End every own session but the one that asks',
    access,
    data: z.strictObject({ ended: z.int() }),
  },
})

export type DeviceSession = z.infer<typeof session>
