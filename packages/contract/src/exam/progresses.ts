import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, lang, seconds, time } from '../fields.ts'
import { answerValue, questionContent } from '../question.ts'
import { receipt } from './receipt.ts'
import { subject } from './tryouts.ts'

const start = { roles: ['student'], lane: 'start' } as const
const save = { roles: ['student'], lane: 'save', owner: 'progress' } as const

/** `seq` counts up per progress in the browser; per question the highest one wins, so replays change nothing. */
export const answer = z.strictObject({
  question_id: id,
  value: answerValue.nullable(),
  flagged: z.boolean(),
  seq: z.int().min(1).max(2_000_000_000),
})

const sentAnswer = answer.extend({ client_at: time.optional() })
/** More than any sub-test has questions, so that one request always empties an outbox. */
const sentAnswers = z.array(sentAnswer).max(200)

export const sessionEvent = z.enum(['blur', 'focus', 'offline', 'online', 'reload', 'second_device'])

/** What the page has seen of itself since it was loaded; the newest word replaces those before, so it may be repeated. */
const trace = z.strictObject({
  /** Names this load of the page. */
  visit: id,
  /** How long each question was on the screen while the page could be seen, in the order of the paper. */
  seconds: z.array(z.int().min(0).max(86_400)).max(200),
  events: z.array(z.strictObject({ n: z.int().min(1).max(1_000), kind: sessionEvent, at: time })).max(50),
})

export const progress = z.strictObject({
  id,
  sub_test_id: id,
  subject,
  tryout_title: z.string(),
  position: z.int(),
  sub_test_count: z.int(),
  started_at: time,
  ends_at: time,
  duration_seconds: seconds,
  /** Proves that this tab or device holds the session; a take-over issues a new one. */
  lease: id,
})

/** The order in which this attempt shows its paper; `part_ids` are options, or statements of a table. */
export const paperOrder = z.array(z.strictObject({ question_id: id, part_ids: z.array(z.string()) }))

export const session = z.strictObject({
  server_now: time,
  progress,
  order: paperOrder,
  answers: z.array(answer),
})

export const stimulus = z.strictObject({ id, title: z.string(), html: z.string() })

/** The same bytes for every student of a sub-test; the order is the session's. */
export const paper = z.strictObject({
  sub_test_id: id,
  lang,
  stimuli: z.array(stimulus),
  questions: z.array(z.strictObject({ id, stimulus_id: id.nullable(), content: questionContent })),
})

const refused = z.array(z.strictObject({ question_id: id, reason: z.string() }))

export const progresses = defineCalls({
  start: {
    route: 'POST /tryouts/{slug}/progresses/start',
    summary: 'Start a sub-test, or resume the running one',
    access: start,
    body: z.strictObject({
      sub_test_id: id,
      /** Names the tab: the same tab resumes without being asked, another one must take over. */
      client_id: id,
      take_over: z.boolean().default(false),
      /** Refuse with `not_started` rather than start the clock. */
      resume_only: z.boolean().default(false),
    }),
    data: session,
  },
  questions: {
    route: 'GET /tryouts/{slug}/questions',
    summary: 'The paper of a running sub-test, compressed once, with an ETag',
    live: true,
    access: start,
    query: z.strictObject({ sub_test_id: id }),
    data: paper,
  },
  answer: {
    route: 'PATCH /tryouts/{slug}/progresses/{id}/answer',
    summary: 'Save answers; the reply comes after the commit. Without answers it only tells the time left',
    access: save,
    body: z.strictObject({ lease: id, answers: sentAnswers, trace: trace.optional() }),
    data: z.strictObject({
      server_now: time,
      ends_at: time,
      /** Rows that were not stored while others of the request were. */
      refused,
    }),
  },
  submit: {
    route: 'PATCH /tryouts/{slug}/progresses/{id}/submit',
    summary:
      'Close the sub-test, with the last answers if there are any; repeated, it returns the first receipt',
    access: save,
    body: z.strictObject({ lease: id, answers: sentAnswers.default([]), trace: trace.optional() }),
    data: z.strictObject({
      receipt,
      attempt_finished: z.boolean(),
      /** In blocking mode the sub-test that opens now. */
      next_sub_test_id: id.nullable(),
      /** Rows of this request that do not count. They never keep a sub-test from closing. */
      refused,
    }),
  },
})

export type Answer = z.infer<typeof answer>
export type SentAnswer = z.infer<typeof sentAnswer>
export type SessionEvent = z.infer<typeof sessionEvent>
export type Trace = z.infer<typeof trace>
export type Progress = z.infer<typeof progress>
export type PaperOrder = z.infer<typeof paperOrder>
export type Session = z.infer<typeof session>
export type Stimulus = z.infer<typeof stimulus>
export type Paper = z.infer<typeof paper>
export type Receipt = z.infer<typeof receipt>
