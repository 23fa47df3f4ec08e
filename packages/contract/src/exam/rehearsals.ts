import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { alike, id, listMeta, pageOf, time } from '../fields.ts'

/** `faulty`: something would hurt in the exam. `none`: nobody has tried that device yet. */
export const rehearsalState = z.enum(['ready', 'faulty', 'none'])

/** What a device can do. Only the last two are not needed: the server's clock counts, and a network may hold. */
const deviceChecks = {
  keeps_answers: z.boolean(),
  has_space: z.boolean(),
  shows_pictures: z.boolean(),
  /** The exam opens again without a network; never where the school has no HTTPS. */
  works_offline: z.boolean(),
}

const rehearsal = z.strictObject({
  state: rehearsalState.exclude(['none']),
  /** By how much the clock of the device is ahead. */
  clock_off_seconds: z.int(),
})

const rehearsed = z.strictObject({
  user_id: id,
  name: z.string(),
  batches: z.array(z.string()),
  state: rehearsalState,
  /** The rest is null where nothing has been tried. */
  checked_at: time.nullable(),
  clock_off_seconds: z.int().nullable(),
  ...alike(z.boolean().nullable(), 'keeps_answers', 'has_space', 'shows_pictures', 'works_offline'),
})

/** Gladi bersih: devices are tried some days before, and the school sees who is ready. */
export const rehearsals = defineCalls({
  report: {
    route: 'POST /tryouts/{slug}/rehearsal',
    summary: 'Say what the own device can do; the newest report counts',
    access: { roles: ['student'], lane: 'write' },
    body: z.strictObject({ ...deviceChecks, device_now: time }),
    data: rehearsal,
  },
  list: {
    route: 'GET /admin/tryouts/{id}/rehearsals',
    summary: 'Students who may sit a try-out, and whether their devices are ready',
    access: { roles: ['admin'], lane: 'report' },
    ...pageOf(rehearsed, ['name'], {
      state: rehearsalState.optional(),
      batch: z.string().max(60).optional(),
    }),
    meta: listMeta.extend({
      /** Of all who may sit it. */
      counts: z.strictObject({ ready: z.int(), faulty: z.int(), none: z.int() }),
    }),
  },
})

export type RehearsalState = z.infer<typeof rehearsalState>
export type Rehearsal = z.infer<typeof rehearsal>
export type Rehearsed = z.infer<typeof rehearsed>
