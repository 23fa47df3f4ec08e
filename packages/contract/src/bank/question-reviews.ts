import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, reference, revision, time } from '../fields.ts'
import { editedQuestion } from './questions.ts'

const roles = ['admin', 'teacher'] as const
const read = { roles, lane: 'list', owner: 'bank' } as const
const change = { roles, lane: 'write', owner: 'bank' } as const
const path = '/admin/question-banks/{qbId}/subjects/{subTesId}/questions/{id}'
const text = z.string().trim().max(2_000)

/** `requested`: sent to review. `approved`: published by it. `returned`: a draft again. `undone`: in review again. */
export const reviewAct = z.enum(['commented', 'requested', 'approved', 'returned', 'undone'])

const comment = z.strictObject({
  id,
  act: reviewAct,
  /** Empty where an act says enough. */
  text: z.string(),
  /** The one that was present then. */
  version: z.int(),
  author: reference,
  created_at: time,
})

export const questionReviews = defineCalls({
  list: {
    route: `GET ${path}/comments`,
    summary: 'What was said and done in the review of a question, oldest first',
    access: read,
    data: z.array(comment),
  },
  comment: {
    route: `POST ${path}/comments`,
    records: { action: 'question_commented', about: 'question' },
    summary: 'Say something about a question; its state stays',
    access: change,
    body: z.strictObject({ text: text.min(1) }),
    data: z.array(comment),
  },
  decide: {
    route: `POST ${path}/review`,
    records: { action: ['question_approved', 'question_returned', 'question_undone'], about: 'question' },
    summary:
      'Approve a question in review, which publishes it, return it as a draft with a comment, or undo the own last decision. 409 `outdated` when it has changed since `revision`; 409 `unchanged` when somebody else has decided',
    access: change,
    body: z.strictObject({
      act: z.enum(['approve', 'return', 'undo']),
      revision,
      text: text.default(''),
    }),
    data: editedQuestion,
  },
})

export type ReviewAct = z.infer<typeof reviewAct>
export type QuestionComment = z.infer<typeof comment>
