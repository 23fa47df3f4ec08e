import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, reason, reference, time } from '../fields.ts'
import { html } from '../question/fields.ts'
import { byLink, linkShare, newLink } from '../scores/raports.ts'
import { subject } from '../exam/tryouts.ts'
import { email } from '../people/users.ts'

const staff = ['admin', 'teacher'] as const
const batch = z.string().trim().min(1).max(120)

/** `batch` is the name of a class: of several years it means the newest. */
const classRow = z.strictObject({
  tryout: z.strictObject({ id, title: z.string(), opens_at: time }),
  batch: z.string(),
  students: z.int(),
})

const discussed = z.strictObject({
  question_id: id,
  subject,
  position: z.int(),
  /** The passage that it asks about. */
  stimulus_id: id.nullable(),
  topic: z.string(),
  stem: z.string(),
  right_answer: z.string(),
  /** What most of those who were wrong chose or wrote. */
  trap: z.string(),
  /** How the explanation begins, as text. */
  why: z.string(),
  correct: z.int(),
  trapped: z.int(),
  /** Of those trapped, who did not mark the question as doubtful. */
  sure: z.int(),
  /** Other wrong answers, and none. */
  others: z.int(),
})

/** Three to five who sit together over a question that trapped them, and among them whom none of the questions trapped. */
const group = z.strictObject({
  /** Null: a group of such as can help. */
  question_id: id.nullable(),
  students: z.int(),
  /** Empty in what is shared. */
  names: z.array(z.string()),
  /** Those whom none of the questions trapped, so that they can help. */
  helpers: z.array(z.string()),
})

const mean = z.strictObject({ students: z.int(), mean: z.number().nullable(), se: z.number().nullable() })

const page = z.strictObject({
  tryout: z.strictObject({
    id,
    title: z.string(),
    scale: z.strictObject({ min: z.number(), max: z.number() }),
  }),
  batch: z.string(),
  students: z.int(),
  questions: z.array(discussed),
  /** Those that the questions ask about, in their order. */
  passages: z.array(z.strictObject({ id, title: z.string(), html })),
  groups: z.array(group),
  sub_tests: z.array(z.strictObject({ subject, of_class: mean, of_all: mean })),
})

/** One A4 for the lesson after a try-out: what to discuss with a class. */
export const classReports = defineCalls({
  list: {
    route: 'GET /class-reports',
    summary: 'Classes with finished attempts, by try-out: those of a teacher, or all',
    access: { roles: staff, lane: 'list' },
    live: true,
    query: z.strictObject({ tryout_id: id.optional() }),
    data: z.array(classRow),
  },
  get: {
    route: 'GET /class-reports/{tryoutId}',
    summary:
      'Questions for a class to discuss, as many as one sheet holds and five at most, who sits together, and the class beside everybody',
    access: { roles: staff, lane: 'report' },
    live: true,
    query: z.strictObject({ batch }),
    data: page.extend({
      /** Who may see this class besides admins; empty for teachers. */
      teachers: z.array(reference),
    }),
  },
  share: {
    route: 'POST /class-reports/{tryoutId}/shares',
    records: { action: 'class_report_shared', about: 'tryout' },
    summary: 'Make a link to the page without names, good for some days',
    access: { roles: staff, lane: 'write' },
    body: z.strictObject({ batch, days: z.int().min(1).max(90) }),
    ...newLink,
  },
  shares: {
    route: 'GET /class-reports/{tryoutId}/shares',
    summary: 'Links to the page of a class that still open',
    access: { roles: staff, lane: 'list' },
    query: z.strictObject({ batch }),
    data: z.array(linkShare),
  },
  unshare: {
    route: 'DELETE /class-reports/{tryoutId}/shares/{shareId}',
    records: { action: 'class_report_unshared', about: 'tryout' },
    summary: 'End a link to the page of a class before its time',
    access: { roles: staff, lane: 'write' },
    query: z.strictObject({ batch }),
    data: z.null(),
  },
  shared: {
    route: 'GET /shared-reports/{token}',
    summary: 'The page of a class without names, by its link',
    ...byLink,
    data: page.extend({ expires_at: time }),
  },
  assign: {
    route: 'PUT /admin/class-teachers',
    records: { action: ['class_opened', 'class_shut'], about: 'user' },
    summary: 'Let a teacher see the pages of a class, or no longer',
    access: { roles: ['admin'], lane: 'write' },
    /** `class_id` where it is not the newest of its name. */
    body: z.strictObject({ batch, class_id: id.optional(), email, may_see: z.boolean(), reason }),
    data: z.array(reference),
  },
})

export type ClassRow = z.infer<typeof classRow>
export type Discussed = z.infer<typeof discussed>
export type ClassPage = z.infer<typeof page>
