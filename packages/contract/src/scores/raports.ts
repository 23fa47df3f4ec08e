import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, inLetters, reference, tableOf, time } from '../fields.ts'
import { scaleBasis } from './score-runs.ts'
import { subject } from '../exam/tryouts.ts'
import { chosenMajor } from '../exam/universities.ts'

const access = { roles: ['student'], lane: 'report' } as const

const point = z.strictObject({ scaled: z.number().nullable(), se: z.number().nullable() })

/** One finished attempt whose result is out. */
export const satEntry = z.strictObject({
  attempt_id: id,
  slug: z.string(),
  title: z.string(),
  number: z.int(),
  finished_at: time,
  total: z.number(),
  /** Standard error; null where right answers count. */
  total_se: z.number().nullable(),
  /** By right answers until everybody is done: still to change. */
  provisional: z.boolean(),
  /** What makes its scores comparable with others; null for scores by right answers, which no link makes so. */
  basis: scaleBasis.nullable(),
  /** Whether its scores say the same as those of the newest: on one scale with them. */
  is_comparable: z.boolean(),
  sub_tests: z.array(point.extend({ subject })),
})

const raportEntry = satEntry.extend({ percentile: z.number().nullable() })

/**
 * From the first to the last entry on one scale. `is_certain`: larger than twice its standard error, so more than chance;
 * `se` is null where an entry has none.
 */
const change = z.strictObject({
  value: z.number(),
  se: z.number().nullable(),
  is_certain: z.boolean(),
  since: z.string(),
})

const raportTopic = z.strictObject({
  subject,
  topic_id: id,
  topic: z.string(),
  correct: z.int(),
  of: z.int(),
})

const target = chosenMajor.extend({
  /** Last score minus the score on record; negative is below it. */
  gap: z.number().nullable(),
})

const raport = z.strictObject({
  student: z.strictObject({ name: z.string(), school_name: z.string().nullable() }),
  /** Oldest first. */
  entries: z.array(raportEntry),
  /** Null with fewer than two entries on one scale. */
  change: change.nullable(),
  sub_tests: z.array(
    z.strictObject({ subject, last: point, points: z.array(point), change: change.nullable() }),
  ),
  /** Over all entries, weakest first. */
  topics: z.array(raportTopic),
  /** At least five questions each: the best and the weakest. */
  strengths: z.array(raportTopic),
  weaknesses: z.array(raportTopic),
  /** What the student aims for, else the first choice of the newest attempt that has one. */
  target: target.nullable(),
})

export const raports = defineCalls({
  get: {
    route: 'GET /reports',
    summary: "The student's raport: every finished attempt whose result is out, and what they say together",
    access,
    data: raport,
  },
})

/** A link that still opens; it is told by whom and until when, never where it leads. */
export const linkShare = z.strictObject({ id, created_by: reference, created_at: time, expires_at: time })

/** A new link is told once. */
export const newLink = {
  data: z.strictObject({ token: z.string(), expires_at: time }),
  status: 201,
} as const
/** Whoever has the link reads what it leads to. */
export const byLink = {
  access: { roles: 'public', lane: 'report' },
  live: true,
  params: { token: z.string().min(1).max(100) },
} as const

const everyRole = ['student', 'teacher', 'admin'] as const
/** Whose raport: the own one of a student; staff name somebody of their classes. */
const whose = { user_id: id.optional() }

/** Links to one raport for parents, made by the student or the school: each ends by itself, or before. */
export const raportShares = defineCalls({
  create: {
    route: 'POST /raport-shares',
    summary: 'Make a link to one raport, good for some days; it is told once',
    access: { roles: everyRole, lane: 'write' },
    body: z.strictObject({ ...whose, days: z.int().min(1).max(90) }),
    ...newLink,
  },
  list: {
    route: 'GET /raport-shares',
    summary: 'Links to one raport that still open',
    access: { roles: everyRole, lane: 'list' },
    live: true,
    query: z.strictObject(whose),
    data: z.array(linkShare),
  },
  end: {
    route: 'DELETE /raport-shares/{id}',
    summary: 'End a link to one raport before its time',
    access: { roles: everyRole, lane: 'write' },
    query: z.strictObject(whose),
    data: z.null(),
  },
  read: {
    route: 'GET /shared-raports/{token}',
    summary: 'One raport, by its link',
    ...byLink,
    data: raport.extend({ expires_at: time }),
  },
})

const staff = ['admin', 'teacher'] as const

/** What a school makes of the raports of a class that a viewer may see. */
export const classRaports = defineCalls({
  list: {
    route: 'GET /classes/{id}/raports',
    summary: 'Raports of the students of a class, by name: of all, or of one',
    access: { roles: staff, lane: 'report' },
    live: true,
    query: z.strictObject({ user_id: id.optional() }),
    data: z.strictObject({ class: reference, raports: z.array(raport.extend({ user_id: id })) }),
  },
  tryouts: {
    route: 'GET /classes/{id}/marked-tryouts',
    summary: 'Try-outs that somebody in the class has finished and whose results are out, newest first',
    access: { roles: staff, lane: 'list' },
    live: true,
    data: z.array(z.strictObject({ id, title: z.string(), opens_at: time, students: z.int() })),
  },
  marks: {
    route: 'GET /classes/{id}/marks',
    records: { action: 'class_marks_exported', about: 'class' },
    summary: 'Marks of a class in one try-out from 0 to 100, as a table that school records take',
    access: { roles: staff, lane: 'export' },
    ...tableOf({
      tryout_id: id,
      /** The least mark that passes: KKM. */
      passing: inLetters(z.int().min(0).max(100)),
    }),
  },
})

export type SatEntry = z.infer<typeof satEntry>
export type RaportEntry = z.infer<typeof raportEntry>
export type Change = z.infer<typeof change>
export type RaportTopic = z.infer<typeof raportTopic>
export type Raport = z.infer<typeof raport>
export type LinkShare = z.infer<typeof linkShare>
