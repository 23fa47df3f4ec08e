import { z } from 'zod'
import { defineCalls } from '../call.ts'

const access = { roles: ['admin'], lane: 'list' } as const

/** From an empty installation to the first try-out, in the order in which a school does it. */
export const setupStep = z.enum([
  'identity',
  'packs',
  'teachers',
  'students',
  'classes',
  'cards',
  'tryout',
  'mail',
  'backup',
  'second_admin',
])

const setupData = z.strictObject({
  /** Somebody has put the list away; it can be brought back. */
  is_aside: z.boolean(),
  /** Each knows by itself whether it is done; `count` is how many there are of what it is about. */
  steps: z.array(z.strictObject({ name: setupStep, is_done: z.boolean(), count: z.int() })),
})

export const setup = defineCalls({
  get: {
    route: 'GET /admin/setup',
    summary: 'What this installation still needs before its first try-out',
    access,
    live: true,
    data: setupData,
  },
  putAside: {
    route: 'PUT /admin/setup',
    records: { action: 'setup_put_aside', about: 'installation' },
    summary: 'Put the list of first steps away, or bring it back',
    access,
    body: z.strictObject({ is_aside: z.boolean() }),
    data: setupData,
  },
})

export type SetupStep = z.infer<typeof setupStep>
export type Setup = z.infer<typeof setupData>
