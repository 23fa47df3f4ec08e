import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, lang, listMeta, pageOf, reference, slug, time } from '../fields.ts'
import { draftBank } from '../bank/question-banks.ts'
import { difficulty } from '../bank/questions.ts'
import { quizFeedback } from './quizzes.ts'
import { subject } from '../exam/tryouts.ts'

const look = { roles: ['admin'], lane: 'list' } as const
const write = { roles: ['admin'], lane: 'write' } as const

export const quizStatus = z.enum(['draft', 'published', 'archived'])

/** Of a question in a bank, for whoever chooses. */
const questionLine = z.strictObject({
  id,
  stem: z.string(),
  type: z.string(),
  subject,
  topic: reference,
  difficulty,
  version: z.int(),
})

export const quizCandidate = questionLine.extend({
  bank: reference,
  /** A coming or running try-out that holds it: a quiz may not. */
  held_by: z.string().nullable(),
})

const quizItem = questionLine.extend({
  position: z.int(),
  /** The bank's version has gone on since the quiz was published. */
  is_outdated: z.boolean(),
  held_by: z.string().nullable(),
  /** Of finished attempts. */
  answered: z.int(),
  /** Share of right answers, 0 to 1; null while fewer than ten have finished. */
  right_share: z.number().nullable(),
})

const authoredCard = z.strictObject({
  id,
  slug,
  title: z.string(),
  program: reference,
  subject: subject.nullable(),
  status: quizStatus,
  feedback: quizFeedback,
  opens_at: time.nullable(),
  closes_at: time.nullable(),
  question_count: z.int(),
  /** Attempts that were finished. */
  finished_count: z.int(),
  updated_at: time,
})

const authoredQuiz = authoredCard.extend({
  description: z.string(),
  lang,
  duration_seconds: z.int().nullable(),
  shuffle: z.boolean(),
  max_attempts: z.int().nullable(),
  published_at: time.nullable(),
  items: z.array(quizItem),
  statistics: z.strictObject({
    students: z.int(),
    running: z.int(),
    finished: z.int(),
    /** Of right answers, 0 to 1; null while fewer than ten have finished. */
    mean_share: z.number().nullable(),
    /** How many finished attempts had so many right answers, from none to all. */
    distribution: z.array(z.int()),
  }),
})

const written = {
  title: z.string().trim().min(3).max(120),
  description: z.string().trim().max(1_000),
  subject_id: id.nullable(),
  lang,
  duration_seconds: z.int().min(60).max(14_400).nullable(),
  shuffle: z.boolean(),
  max_attempts: z.int().min(1).max(100).nullable(),
  feedback: quizFeedback,
  opens_at: time.nullable(),
  closes_at: time.nullable(),
}

const quizTaker = z.strictObject({
  user: reference,
  school_name: z.string().nullable(),
  number: z.int(),
  submitted_at: time,
  closed_by: z.enum(['student', 'time']),
  correct: z.int(),
  of: z.int(),
})

export const quizAuthoring = defineCalls({
  list: {
    route: 'GET /admin/quizzes',
    summary: 'All quizzes',
    access: look,
    ...pageOf(authoredCard, ['-updated_at', 'title'], {
      program_id: id.optional(),
      status: quizStatus.optional(),
    }),
  },
  create: {
    route: 'POST /admin/quizzes',
    records: { action: 'quiz_created', about: 'quiz' },
    summary: 'Create a quiz as a draft; its questions are chosen afterwards',
    access: write,
    status: 201,
    body: z.strictObject({ ...written, program_id: id }),
    data: authoredQuiz,
  },
  get: {
    route: 'GET /admin/quizzes/{id}',
    summary: 'One quiz with its questions and statistics',
    access: look,
    data: authoredQuiz,
  },
  update: {
    route: 'PUT /admin/quizzes/{id}',
    records: { action: ['quiz_changed', 'quiz_published'], about: 'quiz' },
    summary:
      'Change a quiz; what is left out stays. Publishing freezes its questions: afterwards only title, description, window and status change',
    access: write,
    body: z.strictObject({ ...written, question_ids: z.array(id).max(200), status: quizStatus }).partial(),
    data: authoredQuiz,
  },
  delete: {
    route: 'DELETE /admin/quizzes/{id}',
    records: { action: ['quiz_archived', 'quiz_deleted'], about: 'quiz' },
    summary: 'Delete a quiz that nobody has started; another is archived',
    access: write,
    data: z.strictObject({ outcome: z.enum(['deleted', 'archived']) }),
  },
  candidates: {
    route: 'GET /admin/quizzes/{id}/candidates',
    summary: 'Published questions of the published banks of its program, to choose from',
    access: look,
    ...pageOf(quizCandidate, ['-updated_at'], {
      bank_id: id.optional(),
      subject_id: id.optional(),
      topic_id: id.optional(),
      difficulty: difficulty.optional(),
    }),
    meta: listMeta.extend({
      topics: z.array(reference.extend({ subject_id: id })),
      banks: z.array(reference),
      subjects: z.array(subject),
      draft_banks: z.array(draftBank),
    }),
  },
  takers: {
    route: 'GET /admin/quizzes/{id}/attempts',
    summary: 'Finished attempts of a quiz',
    access: look,
    ...pageOf(quizTaker, ['-submitted_at', 'correct']),
  },
})

export type QuizCandidate = z.infer<typeof quizCandidate>
export type QuizItem = z.infer<typeof quizItem>
export type AuthoredQuizCard = z.infer<typeof authoredCard>
export type AuthoredQuiz = z.infer<typeof authoredQuiz>
