import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, reference, time } from '../fields.ts'
import { criterion } from '../question/essay.ts'
import { html, partId } from '../question/fields.ts'

const roles = ['admin', 'teacher'] as const
const read = { roles, lane: 'list' } as const
const change = { roles, lane: 'write' } as const

const progress = { marked: z.int(), of: z.int() }

const markedPlace = reference.extend({
  kind: z.enum(['tryout', 'quiz']),
  closes_at: time.nullable(),
  ...progress,
})

const markedQuestion = z.strictObject({
  question_id: id,
  sub_test: z.string(),
  position: z.int(),
  prompt_html: html,
  ...progress,
  /** The viewer's own finished marks. */
  own: z.int(),
  /** Whether an answer waits that this viewer may mark. */
  has_next: z.boolean(),
})

const marking = markedPlace.extend({
  /** How many people mark each essay. */
  markers: z.union([z.literal(1), z.literal(2)]),
  can_set_markers: z.boolean(),
  questions: z.array(markedQuestion),
})

/** Whole points by criterion. */
const points = z.record(partId, z.int().min(0).max(100))

/** One answer before a marker. It tells neither who wrote it nor what others gave. */
const ownMark = z.strictObject({
  id,
  text: z.string(),
  points,
  marked_at: time.nullable(),
})

const desk = z.strictObject({
  place: reference,
  question_id: id,
  prompt_html: html,
  stimulus_html: html.nullable(),
  rubric: z.array(criterion),
  model_answer: z.string(),
  ...progress,
  /** The viewer's own marks, oldest first; one without a time is under way. */
  own: z.array(z.strictObject({ id, marked_at: time.nullable() })),
})

export const markings = defineCalls({
  list: {
    route: 'GET /admin/markings',
    summary: 'Try-outs and quizzes with essays that the viewer may mark, newest first',
    access: read,
    data: z.array(markedPlace),
  },
  get: {
    route: 'GET /admin/markings/{id}',
    summary: 'The essay questions of one try-out or quiz, and how far they are marked',
    access: read,
    data: marking,
  },
  setMarkers: {
    route: 'PATCH /admin/markings/{id}',
    summary: 'Say how many people mark each essay of a try-out or quiz',
    access: { roles: ['admin'], lane: 'write' },
    records: { action: 'markers_set', about: 'tryout' },
    body: z.strictObject({ markers: z.union([z.literal(1), z.literal(2)]) }),
    data: marking,
  },
  desk: {
    route: 'GET /admin/markings/{id}/questions/{questionId}',
    summary: 'One essay question with its rubric, and what the viewer has marked of it',
    access: read,
    data: desk,
  },
  claim: {
    route: 'POST /admin/markings/{id}/questions/{questionId}/marks',
    summary: 'Take the next answer to mark; the one under way when there is one, null when none is left',
    access: change,
    records: { nothing: 'A claim gives nobody points, and keeps its marker and its time.' },
    data: ownMark.nullable(),
  },
  getMark: {
    route: 'GET /admin/markings/{id}/questions/{questionId}/marks/{markId}',
    summary: 'An answer that the viewer marks or has marked',
    access: read,
    data: ownMark,
  },
  saveMark: {
    route: 'PUT /admin/markings/{id}/questions/{questionId}/marks/{markId}',
    summary:
      'Keep points. `is_done` finishes the mark, which then needs points for each criterion, also where it changes. 409 `outdated` when the answer has changed or somebody else has taken it over',
    access: change,
    records: {
      action: ['mark_given', 'mark_changed'],
      about: 'tryout',
      unless: 'The mark is not finished yet.',
    },
    body: z.strictObject({ points, is_done: z.boolean() }),
    data: ownMark,
  },
})

export type MarkedPlace = z.infer<typeof markedPlace>
export type MarkedQuestion = z.infer<typeof markedQuestion>
export type Marking = z.infer<typeof marking>
export type OwnMark = z.infer<typeof ownMark>
export type Desk = z.infer<typeof desk>
