import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { namedStudent } from '../people/users.ts'
import { alike, id, pageOf, reason, time } from '../fields.ts'
import { sessionEvent } from './progresses.ts'
import { planState } from './tryout-plans.ts'
import { subject } from './tryouts.ts'

const read = { roles: ['admin'], lane: 'report' } as const
const change = { roles: ['admin'], lane: 'write' } as const

const live = z.strictObject({
  server_now: time,
  /** The server is not sure of the time: it lets nobody begin and closes nothing. */
  is_clock_in_doubt: z.boolean(),
  title: z.string(),
  state: planState,
  closes_at: time.nullable(),
  /** Since then nobody begins a sub-test. */
  starts_paused_at: time.nullable(),
  enrolled: z.int(),
  running: z.int(),
  /** Between two sub-tests. */
  between: z.int(),
  finished: z.int(),
  /** Running, and nothing stored for three minutes. */
  silent: z.int(),
  /** Running, and their pages have not reached the server for half a minute. */
  cut_off: z.int(),
  saves_per_minute: z.int(),
  sub_tests: z.array(z.strictObject({ id, subject, running: z.int(), closed: z.int() })),
})

const sitting = z.strictObject({
  ...namedStudent,
  sub_test: z.string(),
  answered: z.int(),
  of: z.int(),
  ends_at: time,
  extended_seconds: z.int(),
  /** Null: nothing yet. */
  saved_at: time.nullable(),
  /** When the page last reached the server. Null: it has not told yet. */
  seen_at: time.nullable(),
  is_cut_off: z.boolean(),
  /** Answers on the device that the server did not have when it was seen last. */
  unsent: z.int(),
  /** How often the page went out of sight, lost its network, was loaded anew or taken over. */
  events: z.partialRecord(sessionEvent, z.int()),
})

/** Whom an act is for: everybody who sits now, or those of one school, one batch of codes, or one student. */
export const audience = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('all') }),
  z.strictObject({ kind: z.literal('school'), school: z.string().trim().min(1).max(120) }),
  z.strictObject({ kind: z.literal('batch'), batch: z.string().trim().min(1).max(120) }),
  z.strictObject({ kind: z.literal('student'), user_id: id }),
])

const audienceQuery = z.strictObject({
  kind: z.enum(['all', 'school', 'batch', 'student']),
  school: z.string().max(120).optional(),
  batch: z.string().max(120).optional(),
  user_id: z.string().max(36).optional(),
})

/** Pages that were away at the same time; sub-tests that are over by now can't be given anything. */
const outage = z.strictObject({
  from_at: time,
  until_at: time,
  ...alike(z.int(), 'students', 'schools', 'shortest_seconds', 'longest_seconds'),
})

const sittingDetail = sitting.extend({
  log: z.array(z.strictObject({ kind: sessionEvent, at: time })),
  gaps: z.array(z.strictObject({ from_at: time, until_at: time, given_back_at: time.nullable() })),
})

/** Closed because time was over, though the page was seen last long before: by a clock that was wrong, or in a blackout. */
const cutShort = z.strictObject({
  progress_id: id,
  ...namedStudent,
  sub_test: z.string(),
  answered: z.int(),
  ends_at: time,
  seen_at: time,
  /** What was left when the page was seen last. */
  rest_seconds: z.int(),
})

/** `not_begun`: enrolled, and no sub-test begun. `absent`: may sit it, and has not enrolled. */
const missingState = z.enum(['not_begun', 'absent'])

const missing = z.strictObject({
  ...namedStudent,
  /** Of the codes that the student has redeemed. */
  batches: z.array(z.string()),
  state: missingState,
})

const sittingClass = z.strictObject({
  /** Null: students who are in no class. */
  id: id.nullable(),
  name: z.string().nullable(),
  students: z.int(),
  running: z.int(),
  finished: z.int(),
  /** Names of those who have not begun. */
  missing: z.array(z.string()),
})

const byClass = z.strictObject({
  server_now: time,
  title: z.string(),
  closes_at: time.nullable(),
  classes: z.array(sittingClass),
})

const touched = z.strictObject({ students: z.int() })

export const examDay = defineCalls({
  get: {
    route: 'GET /admin/tryouts/{id}/live',
    summary: 'A try-out under way: who sits where, and how many saves come in',
    access: read,
    data: live,
  },
  sittings: {
    route: 'GET /admin/tryouts/{id}/live/sittings',
    summary: 'Students in the middle of a sub-test',
    access: read,
    ...pageOf(sitting, ['saved_at', 'name', 'ends_at'], { sub_test_id: id.optional() }),
  },
  giveTime: {
    route: 'POST /admin/tryouts/{id}/live/extra-time',
    records: { action: 'extra_time_given', about: 'tryout' },
    summary: 'Lengthen the sub-tests that run now, and say how many those are',
    access: change,
    body: z.strictObject({
      reason,
      seconds: z.int().min(30).max(7_200),
      audience,
    }),
    data: touched,
  },
  missing: {
    route: 'GET /admin/tryouts/{id}/live/missing',
    summary: 'Students who may sit the try-out and have not begun, by name',
    access: read,
    ...pageOf(missing, ['name', 'school'], {
      state: missingState.optional(),
      batch: z.string().trim().max(120).optional(),
    }),
  },
  byClass: {
    route: 'GET /admin/tryouts/{id}/live/classes',
    summary: 'Each class on the exam day: who sits, who is done, and who has not begun',
    access: read,
    data: byClass,
  },
  sitting: {
    route: 'GET /admin/tryouts/{id}/live/sittings/{userId}',
    summary: 'One student in the middle of a sub-test: what happened to the page, newest first',
    access: read,
    data: sittingDetail,
  },
  countMeant: {
    route: 'GET /admin/tryouts/{id}/live/audience',
    summary: 'How many an act would touch now',
    access: read,
    query: audienceQuery,
    data: touched,
  },
  tell: {
    route: 'POST /admin/tryouts/{id}/live/messages',
    records: { action: 'message_sent', about: 'tryout' },
    summary: 'Show a message in the sub-tests that run now, and say how many those are',
    access: change,
    body: z.strictObject({ reason, text: z.string().trim().min(1).max(280), audience }),
    data: touched,
  },
  outages: {
    route: 'GET /admin/tryouts/{id}/live/outages',
    summary: 'When pages of running sub-tests were away and have not been given that time back',
    access: read,
    data: z.array(outage),
  },
  giveBack: {
    route: 'POST /admin/tryouts/{id}/live/outages',
    records: { action: 'outage_given_back', about: 'tryout' },
    summary: 'Give each sub-test that was cut off in this span the time that it lost, once',
    access: change,
    body: z.strictObject({ reason, from_at: time, until_at: time }),
    data: touched.extend({ shortest_seconds: z.int(), longest_seconds: z.int() }),
  },
  cutShort: {
    route: 'GET /admin/tryouts/{id}/live/closed',
    summary:
      'Sub-tests that time has closed though their pages were seen last long before, most time left first',
    access: read,
    data: z.array(cutShort),
  },
  reopen: {
    route: 'POST /admin/tryouts/{id}/live/closed',
    records: { action: 'sub_tests_reopened', about: 'tryout' },
    summary: 'Let such sub-tests go on, each with all its answers and the time that was left',
    access: change,
    body: z.strictObject({ reason, progress_ids: z.array(id).min(1).max(500) }),
    data: touched,
  },
  pause: {
    route: 'POST /admin/tryouts/{id}/live/pause',
    records: { action: ['starts_paused', 'starts_resumed'], about: 'tryout' },
    summary: 'Let nobody begin a sub-test for now, or let them again; those under way go on',
    access: change,
    body: z.strictObject({ reason, paused: z.boolean() }),
    data: live,
  },
})

export type Live = z.infer<typeof live>
export type Sitting = z.infer<typeof sitting>
export type Audience = z.infer<typeof audience>
export type Outage = z.infer<typeof outage>
export type SittingDetail = z.infer<typeof sittingDetail>
export type CutShort = z.infer<typeof cutShort>
export type Missing = z.infer<typeof missing>
export type SittingClass = z.infer<typeof sittingClass>
export type ByClass = z.infer<typeof byClass>
