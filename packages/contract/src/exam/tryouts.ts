import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, listQuery, reference, rowsOf, seconds, slug, time } from '../fields.ts'
import { receipt } from './receipt.ts'
import { chosenMajor } from './universities.ts'

const read = { roles: ['student'], lane: 'list' } as const
const enter = { roles: ['student'], lane: 'start' } as const

export const attemptStatus = z.enum(['enrolled', 'in_progress', 'finished', 'scored', 'void'])
export const tryoutMode = z.enum(['blocking', 'free'])
/** How answers become scores: by points, by points with weights, by item response. */
export const scoringMethod = z.enum(['raw', 'weighted', 'irt'])
/** Where a try-out stands in its window. */
export const phase = z.enum(['upcoming', 'open', 'closed'])
export const subject = z.strictObject({ id, code: z.string(), name: z.string(), group: z.string() })

/** An attempt that was finished: its result is asked for by its number. */
const finishedAttempt = z.strictObject({ number: z.int(), finished_at: time.nullable() })

export const tryoutCard = z.strictObject({
  id,
  slug,
  title: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  program: reference,
  opens_at: time,
  /** Null: open-ended practice. */
  closes_at: time.nullable(),
  /** By the server's clock at the moment of the reply. */
  phase,
  mode: tryoutMode,
  access: z.enum(['free', 'code']),
  sub_test_count: z.int(),
  question_count: z.int(),
  duration_seconds: seconds,
  /** The student's newest attempt. */
  attempt: z
    .strictObject({ id, number: z.int(), status: attemptStatus, finished_at: time.nullable() })
    .nullable(),
  /** Newest first. */
  finished: z.array(finishedAttempt),
})

export const subTest = z.strictObject({
  id,
  subject,
  position: z.int(),
  duration_seconds: seconds,
  question_count: z.int(),
})

export const attempt = z.strictObject({
  id,
  number: z.int(),
  status: attemptStatus,
  choices: z.array(chosenMajor),
  finished_at: time.nullable(),
})

/**
 * Of a program. `combinations` are the allowed mixes: academic is S1, vocational is D4 and D3, at least `d3_min` of
 * them D3. A list whose length no combination adds up to may mix levels freely.
 */
export const choiceRules = z.strictObject({
  min: z.int(),
  max: z.int(),
  combinations: z.array(z.strictObject({ academic: z.int(), vocational: z.int(), d3_min: z.int() })),
})

export const tryoutDetail = tryoutCard.extend({
  max_attempts: z.int().nullable(),
  choice_rules: choiceRules,
  result_release: z.enum(['instant', 'at_close', 'at_time']),
  release_at: time.nullable(),
  sub_tests: z.array(subTest),
  attempt: attempt.nullable(),
  /** Why the student cannot enrol or go on now; null when they can. */
  obstacle: z
    .enum(['upcoming', 'closed', 'wrong_program', 'email_unverified', 'code_needed', 'attempts_used'])
    .nullable(),
})

/** `locked`: an earlier sub-test is still open (blocking mode), or another one is running. */
export const subTestState = z.enum(['locked', 'ready', 'running', 'closed'])

export const subTestOfAttempt = subTest.extend({
  state: subTestState,
  /** Seconds that a start now would give; less than the duration when the try-out closes sooner. */
  available_seconds: seconds,
  progress: z
    .strictObject({
      id,
      started_at: time,
      ends_at: time,
      submitted_at: time.nullable(),
      closed_by: z.enum(['student', 'time', 'admin']).nullable(),
      answered: z.int(),
      /** Once it is closed, the one that its submit returned. */
      receipt: receipt.nullable(),
    })
    .nullable(),
})

/** A sub-test that was closed in an earlier attempt, with what was shown then. */
const earlierReceipt = z.strictObject({ attempt: z.int(), subject, receipt })

export const tryouts = defineCalls({
  list: {
    route: 'GET /tryouts',
    summary: "Published try-outs of the student's program",
    access: read,
    query: z.strictObject({
      ...listQuery,
      phase: phase.optional(),
      /** `mine`: those the student has enrolled in. */
      attempt: z.enum(['mine']).optional(),
      /** `near`: what closes first, then what opens first, what is always open, and the newest of what is over. */
      sort: z.enum(['opens_at', '-opens_at', 'title', 'near']).default('-opens_at'),
    }),
    ...rowsOf(tryoutCard),
  },
  get: {
    route: 'GET /tryouts/{slug}',
    summary: "One try-out with its sub-tests and the student's newest attempt",
    access: read,
    data: tryoutDetail,
  },
  enroll: {
    route: 'POST /tryouts/{slug}/enroll',
    summary:
      'Enrol; enrolling again returns the same live attempt, a new one takes the majors of the one before',
    access: enter,
    body: z.strictObject({ code: z.string().trim().max(40).optional() }),
    data: attempt,
  },
  withdraw: {
    route: 'DELETE /tryouts/{slug}/enroll',
    summary: 'Take the newest enrolment back, until its first sub-test is started; earlier attempts stay',
    access: enter,
  },
  choose: {
    route: 'PUT /tryouts/{slug}/choices',
    summary: 'Choose majors in order of priority, until the first sub-test is started',
    access: enter,
    body: z.strictObject({ major_ids: z.array(id).max(4) }),
    data: attempt,
  },
  earlierReceipts: {
    route: 'GET /tryouts/{slug}/receipts',
    summary: "Receipts of the student's attempts before the newest one, newest attempt first",
    access: read,
    data: z.array(earlierReceipt),
  },
  subjects: {
    route: 'GET /tryouts/{slug}/subjects',
    summary: "The sub-tests of the student's newest attempt and what can be done with each",
    live: true,
    access: enter,
    data: z.strictObject({
      server_now: time,
      title: z.string(),
      mode: tryoutMode,
      choices_needed: z.boolean(),
      attempt,
      /** Earlier attempts whose results stay, newest first. */
      finished: z.array(finishedAttempt),
      sub_tests: z.array(subTestOfAttempt),
    }),
  },
})

export type ScoringMethod = z.infer<typeof scoringMethod>
export type Phase = z.infer<typeof phase>
export type Subject = z.infer<typeof subject>
export type FinishedAttempt = z.infer<typeof finishedAttempt>
export type TryoutCard = z.infer<typeof tryoutCard>
export type SubTest = z.infer<typeof subTest>
export type Attempt = z.infer<typeof attempt>
export type ChoiceRules = z.infer<typeof choiceRules>
export type TryoutDetail = z.infer<typeof tryoutDetail>
export type SubTestOfAttempt = z.infer<typeof subTestOfAttempt>
export type EarlierReceipt = z.infer<typeof earlierReceipt>
