import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { alike, id, inLetters, lang, pageOf, seconds, slug, time } from '../fields.ts'
import { answer, paperOrder, stimulus } from '../exam/progresses.ts'
import { questionContent, questionKey } from '../question.ts'
import { outcome, reviewQuestion } from '../scores/results.ts'
import { phase, subject } from '../exam/tryouts.ts'

const read = { roles: ['student'], lane: 'list' } as const
const write = { roles: ['student'], lane: 'write' } as const

/** When right and wrong are told: after each answer that is confirmed, after the end, or only how many were right, at last. */
export const quizFeedback = z.enum(['after_each', 'after_submit', 'never'])

/** One try of a student. The counts are null while it runs, and of a quiz that never tells while another try may follow. */
const quizAttempt = z.strictObject({
  id,
  number: z.int(),
  started_at: time,
  /** Null: without an end. */
  ends_at: time.nullable(),
  submitted_at: time.nullable(),
  ...alike(z.int().nullable(), 'correct', 'partial', 'wrong', 'blank'),
  /** Essays that wait for people; they are in no other count. */
  unmarked: z.int(),
})

const quizCard = z.strictObject({
  id,
  slug,
  title: z.string(),
  description: z.string(),
  subject: subject.nullable(),
  question_count: z.int(),
  duration_seconds: seconds.nullable(),
  feedback: quizFeedback,
  max_attempts: z.int().nullable(),
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  phase,
  attempts_used: z.int(),
  /** The newest one. */
  attempt: quizAttempt.nullable(),
  /** Most right answers of a finished attempt. */
  best: z.int().nullable(),
})

const quizDetail = quizCard.extend({
  attempts: z.array(quizAttempt),
  /** Why the student cannot start now; `held`: a try-out under way has the same questions. Null when they can. */
  obstacle: z.enum(['upcoming', 'closed', 'attempts_used', 'held']).nullable(),
})

/** A confirmed answer stays as it is, and its key is told. */
export const quizAnswer = answer.extend({ confirmed: z.boolean().default(false) })
const sentAnswers = z.array(quizAnswer.extend({ client_at: time.optional() })).max(200)

/** What is told of one question that was confirmed. */
export const feedback = z.strictObject({
  question_id: id,
  outcome,
  key: questionKey,
  explanation_html: z.string(),
  explanation_video_url: z.string().nullable(),
})

const quizPaper = {
  lang,
  stimuli: z.array(stimulus),
  order: paperOrder,
}

const quizSession = z.strictObject({
  server_now: time,
  quiz: z.strictObject({
    id,
    slug,
    title: z.string(),
    feedback: quizFeedback,
    duration_seconds: seconds.nullable(),
  }),
  attempt: quizAttempt,
  ...quizPaper,
  questions: z.array(z.strictObject({ id, stimulus_id: id.nullable(), content: questionContent })),
  answers: z.array(quizAnswer),
  feedback: z.array(feedback),
})

const quizResult = z.strictObject({
  quiz: z.strictObject({ id, slug, title: z.string(), feedback: quizFeedback }),
  attempt: quizAttempt,
  can_retry: z.boolean(),
  /** Empty where the quiz never tells. */
  topics: z.array(z.strictObject({ topic: z.string(), correct: z.int(), of: z.int() })),
  /** Questions that a try-out to come or under way has, too: they are in no count until it is over. */
  held: z.int(),
  /** Null where the quiz never tells, or all of its questions are held. */
  review: z.strictObject({ ...quizPaper, questions: z.array(reviewQuestion) }).nullable(),
})

/** An outbox names the attempt that its answers belong to: by the time they arrive, another one may be running. */
const attemptNamed = { attempt_id: id.optional() }

export const quizzes = defineCalls({
  list: {
    route: 'GET /quizzes',
    summary: "Published quizzes of the student's program",
    access: read,
    ...pageOf(quizCard, [], {
      subject_id: id.optional(),
      state: z.enum(['open', 'running', 'done']).optional(),
    }),
  },
  get: {
    route: 'GET /quizzes/{slug}',
    summary: 'One quiz, with the attempts of the student',
    access: read,
    data: quizDetail,
  },
  start: {
    route: 'POST /quizzes/{slug}/start',
    summary: 'Start a quiz, or resume the running attempt',
    access: write,
    /** Refuse with `not_started` rather than begin an attempt: a reload never begins one. */
    query: z.strictObject({ resume_only: z.stringbool().default(false) }),
    data: quizSession,
  },
  answer: {
    route: 'PATCH /quizzes/{slug}/answer',
    summary: 'Save answers; the reply comes after the commit and tells the keys of those that are confirmed',
    access: write,
    body: z.strictObject({ ...attemptNamed, answers: sentAnswers }),
    data: z.strictObject({
      server_now: time,
      ends_at: time.nullable(),
      /** Rows that were not stored while others of the request were. */
      refused: z.array(z.strictObject({ question_id: id, reason: z.string() })),
      feedback: z.array(feedback),
    }),
  },
  submit: {
    route: 'PATCH /quizzes/{slug}/submit',
    summary: 'Finish the attempt, with the last answers if there are any; repeated, it returns the same',
    access: write,
    body: z.strictObject({ ...attemptNamed, answers: sentAnswers.default([]) }),
    data: quizAttempt,
  },
  result: {
    route: 'GET /quizzes/{slug}/result',
    summary: 'A finished attempt, the newest unless a number is given',
    live: true,
    access: read,
    query: z.strictObject({ number: inLetters(z.int().min(1).max(1_000_000)).optional() }),
    data: quizResult,
  },
})

export type QuizFeedback = z.infer<typeof quizFeedback>
export type QuizAttempt = z.infer<typeof quizAttempt>
export type QuizCard = z.infer<typeof quizCard>
export type QuizDetail = z.infer<typeof quizDetail>
export type QuizAnswer = z.infer<typeof quizAnswer>
export type Feedback = z.infer<typeof feedback>
export type QuizSession = z.infer<typeof quizSession>
export type QuizResult = z.infer<typeof quizResult>
