import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, lang, reference, time } from '../fields.ts'
import { paperOrder, stimulus } from '../exam/progresses.ts'
import { questionContent } from '../question.ts'
import { feedback, quizAnswer } from './quizzes.ts'
import { subject } from '../exam/tryouts.ts'

const roles = ['student'] as const
const own = { roles, lane: 'list', owner: 'practice' } as const
const write = { roles, lane: 'write', owner: 'practice' } as const

/**
 * `subject`: five new questions that fit the student best. `topic`: five of one topic. `lesson`: those of the topic's
 * lesson. `question`: one again, and four like it. `plan`: five of the topic that went wrong, and three like them. `return`: what comes back today.
 * `today`: five, first of what comes back, then new ones of several subjects. `placement`: eight that find where to begin.
 */
export const practiceKind = z.enum([
  'subject',
  'topic',
  'lesson',
  'question',
  'plan',
  'return',
  'today',
  'placement',
])

/** On the scale of the scores; about two in three times the truth is within `se`. `answers`: practised ones behind it. */
const ability = z.strictObject({ score: z.number(), se: z.number(), answers: z.int() })

/** Of the newest answers, each question once; `low` and `high`: where the share may well be, 0 to 1. */
const share = z.strictObject({ correct: z.int(), of: z.int(), low: z.number(), high: z.number() })

/** `unknown`: fewer than five answers say too little. `steady`: surely right in three of four. */
export const mastery = z.enum(['unknown', 'growing', 'steady'])

/** Of the newest answers in try-outs and in practice, each question once. */
const practiceTopic = reference.extend({
  /** New to the student and free to be practised. */
  questions: z.int(),
  correct: z.int(),
  of: z.int(),
  /** Where the share of right answers may well be: one standard error either way. */
  low: z.number(),
  high: z.number(),
  state: mastery,
})

const practiceSubject = z.strictObject({
  subject,
  questions: z.int(),
  /** Null without estimates of its questions. */
  ability: ability.nullable(),
  share: share.nullable(),
  topics: z.array(practiceTopic),
})

const weakTopic = z.strictObject({
  topic: reference,
  subject,
  /** Over all results that are out. */
  correct: z.int(),
  of: z.int(),
  /** Own wrong questions that can be repeated now. */
  own: z.int(),
})

const head = z.strictObject({ id, kind: practiceKind, title: z.string(), submitted_at: time.nullable() })

/** What became true today. `steady`: a topic. `mended`: questions that went wrong once and were right at their third return. */
const smallWin = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('steady'), topic: reference, correct: z.int(), of: z.int() }),
  z.strictObject({ kind: z.literal('mended'), questions: z.int() }),
])

const overview = z.strictObject({
  running: head.extend({ answered: z.int(), of: z.int() }).nullable(),
  /** Questions that come back today: a day's worth at most. */
  due: z.int(),
  /** Those that wait for the days after. */
  waiting: z.int(),
  /** When the next ones do, if none does today. */
  next_due_at: time.nullable(),
  /** The topic that a plan is offered for, and those after it. */
  weak: z.array(weakTopic),
  subjects: z.array(practiceSubject),
  win: smallWin.nullable(),
  /** How many of the eight of placement were answered; null where there are none to ask. */
  placed: z.int().nullable(),
})

const paper = {
  lang,
  stimuli: z.array(stimulus),
  order: paperOrder,
  questions: z.array(
    z.strictObject({
      id,
      stimulus_id: id.nullable(),
      content: questionContent,
      lang,
      subject: z.string(),
      topic: reference.nullable(),
      /** Its author wrote one. */
      has_hint: z.boolean(),
    }),
  ),
}
/** What is still to be asked, drawn anew by what was answered. */
const drawn = z.strictObject(paper)

/** As its author wrote it, of a question that the student asked it of. */
const hint = z.strictObject({ question_id: id, html: z.string() })

const session = z.strictObject({
  server_now: time,
  practice: head,
  ...paper,
  answers: z.array(quizAnswer),
  feedback: z.array(feedback),
  /** Those that were asked for. */
  hints: z.array(hint),
})

const ended = head.extend({
  /** What "another five" would be; null for a question. */
  target_id: id.nullable(),
  correct: z.int(),
  partial: z.int(),
  wrong: z.int(),
  /** Not answered: they come another time. */
  blank: z.int(),
  /** Of those that are right, so many with a hint. */
  hinted: z.int(),
  /** Before and after these answers; null where no question has estimates. */
  ability: z.strictObject({ before: ability, after: ability }).nullable(),
  /** When each question of it comes back that does, the first one first. */
  returns_at: z.array(time),
  /** Its topics, as they stand now and as they stood before it. */
  topics: z.array(practiceTopic.omit({ questions: true }).extend({ before: mastery })),
})

const sent = z.array(quizAnswer.extend({ client_at: time.optional() })).max(50)

/** A plan that was worked off, and its topic in the try-outs before and after. */
const effect = z.strictObject({
  topic: reference,
  subject,
  practised_at: time,
  questions: z.int(),
  before: z.strictObject({ correct: z.int(), of: z.int() }),
  after: z.strictObject({ correct: z.int(), of: z.int() }),
})

export const practices = defineCalls({
  overview: {
    route: 'GET /practice',
    summary: 'What a student can practise, what comes back today, and how they stand',
    access: { roles, lane: 'report' },
    data: overview,
  },
  start: {
    route: 'POST /practice',
    summary: 'Draw questions to practise; what ran before is finished. The same again resumes what runs',
    access: { roles, lane: 'write' },
    status: 201,
    body: z.strictObject({ kind: practiceKind, target_id: id.nullable().default(null) }),
    data: z.strictObject({ id }),
  },
  get: {
    route: 'GET /practice/{id}',
    summary: 'Everything needed to go on without a network; no key but those that were told',
    access: own,
    data: session,
  },
  answer: {
    route: 'PATCH /practice/{id}/answer',
    summary: 'Save answers; the reply comes after the commit and tells the keys of those that are confirmed',
    access: write,
    body: z.strictObject({ answers: sent }),
    data: z.strictObject({
      server_now: time,
      refused: z.array(z.strictObject({ question_id: id, reason: z.string() })),
      feedback: z.array(feedback),
      /** Of a placement: what follows the answers that are known now. */
      drawn: drawn.nullable(),
    }),
  },
  hint: {
    route: 'PATCH /practice/{id}/hint',
    summary:
      'Tell the hint of a question and note that it was asked for, once, before its answer is confirmed; 409 `not_released` while a try-out asks the question',
    access: write,
    body: z.strictObject({ question_id: id }),
    data: hint,
  },
  submit: {
    route: 'PATCH /practice/{id}/submit',
    summary: 'Finish, with the last answers if there are any; repeated, it returns the same',
    access: write,
    body: z.strictObject({ answers: sent.default([]) }),
    data: ended,
  },
  effects: {
    route: 'GET /practice/effects/{slug}',
    summary: 'What plans before this try-out bought: their topics in the result before and in this one',
    access: { roles, lane: 'report' },
    data: z.array(effect),
  },
})

export type PracticeKind = z.infer<typeof practiceKind>
export type PracticeAbility = z.infer<typeof ability>
export type PracticeShare = z.infer<typeof share>
export type Mastery = z.infer<typeof mastery>
export type PracticeTopic = z.infer<typeof practiceTopic>
export type PracticeSubject = z.infer<typeof practiceSubject>
export type SmallWin = z.infer<typeof smallWin>
export type PracticeOverview = z.infer<typeof overview>
export type DrawnPaper = z.infer<typeof drawn>
export type PracticeHint = z.infer<typeof hint>
export type PracticeSession = z.infer<typeof session>
export type PracticeEnd = z.infer<typeof ended>
export type PracticeEffect = z.infer<typeof effect>
