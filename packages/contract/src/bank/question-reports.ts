import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, pageQuery, reference, rowsOf, time } from '../fields.ts'

export const reportReason = z.enum([
  'wrong_key',
  'several_right',
  'unclear',
  'wrong_explanation',
  'broken',
  'other',
])

/** `accepted`: the student was right, and something is done about it. */
export const reportStatus = z.enum(['open', 'accepted', 'declined'])

const ownReport = z.strictObject({
  id,
  question_id: id,
  stem: z.string(),
  reason: reportReason,
  note: z.string(),
  status: reportStatus,
  answer: z.string().nullable(),
  /** When the student said that they have read the answer. */
  seen_at: time.nullable(),
  decided_at: time.nullable(),
  created_at: time,
})

/** What students say of one question and nobody has answered yet, or what was answered together. */
const reportedQuestion = z.strictObject({
  question_id: id,
  stem: z.string(),
  position: z.int(),
  bank: reference,
  sub_test: reference,
  count: z.int(),
  reasons: z.array(z.strictObject({ reason: reportReason, count: z.int() })),
  /** What they wrote, newest first; who wrote it is not told. */
  notes: z.array(z.string()),
  status: reportStatus,
  answer: z.string().nullable(),
  reported_at: time,
  decided_at: time.nullable(),
})

const student = { roles: ['student'], lane: 'write' } as const
const staff = ['admin', 'teacher'] as const

export const questionReports = defineCalls({
  send: {
    route: 'POST /question-reports',
    summary:
      'Say what is wrong with a question whose review one may see; again replaces what one said before',
    access: student,
    body: z.strictObject({
      place: z.enum(['tryout', 'quiz']),
      slug: z.string().min(1).max(120),
      question_id: id,
      reason: reportReason,
      note: z.string().trim().max(1_000).default(''),
    }),
    data: ownReport,
    status: 201,
  },
  listOwn: {
    route: 'GET /question-reports',
    summary: 'What the student has reported, newest first, with the answers',
    access: { roles: ['student'], lane: 'list' },
    query: z.strictObject({ question_id: id.optional(), unread: z.stringbool().optional() }),
    data: z.array(ownReport),
  },
  see: {
    route: 'POST /question-reports/seen',
    summary: 'Say that answers have been read',
    access: student,
    body: z.strictObject({ ids: z.array(id).min(1).max(100) }),
  },
  list: {
    route: 'GET /admin/question-reports',
    summary: 'Questions that students reported, of banks that the caller may change; oldest open ones first',
    access: { roles: staff, lane: 'list' },
    query: z.strictObject({ ...pageQuery, state: z.enum(['open', 'decided']).default('open') }),
    ...rowsOf(reportedQuestion),
  },
  answer: {
    route: 'POST /admin/question-reports/{id}/answer',
    records: { action: ['question_report_accepted', 'question_report_declined'], about: 'question' },
    summary: 'Answer every open report of this question at once',
    access: { roles: staff, lane: 'write' },
    body: z.strictObject({
      status: z.enum(['accepted', 'declined']),
      answer: z.string().trim().min(3).max(1_000),
    }),
    data: z.strictObject({ answered: z.int() }),
  },
})

export type ReportReason = z.infer<typeof reportReason>
export type ReportStatus = z.infer<typeof reportStatus>
export type OwnReport = z.infer<typeof ownReport>
export type ReportedQuestion = z.infer<typeof reportedQuestion>
