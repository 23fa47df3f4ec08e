import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, lang, pageOf, reference, revision, time } from '../fields.ts'
import { html, passage, text } from '../question/fields.ts'
import { itemFlag } from '../scores/score-runs.ts'
import { questionContent, questionDraft, questionTypes } from '../question.ts'

const roles = ['admin', 'teacher'] as const
const read = { roles, lane: 'list', owner: 'bank' } as const
const change = { roles, lane: 'write', owner: 'bank' } as const

/** Only what is published may stand on a paper. Whoever changes a published question writes its next version beside it. */
export const questionStatus = z.enum(['draft', 'in_review', 'published', 'archived'])
export const difficulty = z.enum(['easy', 'medium', 'hard'])
const questionStatistics = z.strictObject({
  /** Attempts of published score runs. */
  tried: z.int(),
  /** Share of right answers. */
  p: z.number().nullable(),
  /** Correlation with the right answers to the other questions of the sub-test. */
  discrimination: z.number().nullable(),
  /** Difficulty on the ability scale; null without an item response model. */
  b: z.number().nullable(),
  /** Of the newest published run. */
  flags: z.array(itemFlag),
  /** Some of the attempts were marked by a key that the question has no more. */
  by_former_key: z.boolean(),
})

/** What was last measured of a question on the scale of its bank. */
const questionEstimate = z.strictObject({
  b: z.number(),
  /** Standard error of b; null where it is not known. */
  se: z.number().nullable(),
  /** Students. */
  n: z.int(),
  /** The try-out, or the source that a pack names. */
  source: z.string(),
  found_at: time,
  /** Of another version than the one in use. */
  is_former: z.boolean(),
  /** How much harder it has become since it was measured before, on the same scale; null where chance may do as much. */
  drift: z.number().nullable(),
})

/** The version that practice and new papers take, also while a newer one is written; null: none. */
const published_version = z.int().nullable()

const bankQuestion = z.strictObject({
  id,
  position: z.int(),
  type: z.string(),
  /** The beginning of the prompt, without markup. */
  stem: z.string(),
  /** The first of its topics; a draft may have none yet. */
  topic: z.string().nullable(),
  stimulus_id: id.nullable(),
  difficulty,
  points: z.number(),
  /** Of what was written last. */
  status: questionStatus,
  version: z.int(),
  published_version,
  /** Published try-outs and quizzes that keep a version of it. */
  used: z.int(),
  /** When it was last published with one of them. */
  last_used_at: time.nullable(),
  statistics: questionStatistics.nullable(),
  estimate: questionEstimate.nullable(),
  updated_at: time,
})

const listedQuestion = bankQuestion.extend({
  bank: reference,
  sub_test: reference,
  program: reference,
  /** May be written in, and reviewed. */
  can_edit: z.boolean(),
  /** Sent back with a decision of the review. */
  revision: z.int(),
  /** Who wrote the present version; null where nobody wrote it down. */
  author: z.string().nullable(),
})

const likeQuestion = bankQuestion
  .pick({ id: true, position: true, stem: true, status: true })
  .extend({ bank: reference, sub_test: reference })
const likeness = z.strictObject({
  /** Of what both say together, how much both say: 0 to 1. */
  share: z.number(),
  question: likeQuestion,
})

const twins = z.strictObject({ share: z.number(), questions: z.array(likeQuestion).length(2) })

const written = {
  draft: questionDraft,
  /** A passage of the same sub-test. */
  stimulus_id: id.nullable(),
  /** Of the sub-test's subject; reports count the question under the first. */
  topic_ids: z.array(id).max(10),
  points: z.number().positive().max(100),
  difficulty,
  lang,
}

const stimulus = z.strictObject({
  id,
  title: z.string(),
  /** As it was typed. */
  source: text,
  html,
  /** Sent back with a change. */
  revision: z.int(),
  /** How many questions share it. */
  question_count: z.int(),
  updated_at: time,
})

export const editedQuestion = z.strictObject({
  ...written,
  id,
  bank_sub_test_id: id,
  position: z.int(),
  /** Of what was written last. */
  status: questionStatus,
  version: z.int(),
  published_version,
  /** Sent back with a change: a save that has not seen the newest one is refused. */
  revision: z.int(),
  /** What students see of it as it stands. */
  content: questionContent,
  explanation_html: html,
  /** Empty where there is none. */
  hint_html: html,
  stimulus: stimulus.pick({ id: true, title: true, html: true }).nullable(),
  /** Who wrote the present version; null where nobody wrote it down. */
  author: reference.nullable(),
  /** What publishing still demands, by field. Empty: complete. */
  gaps: z.record(z.string(), z.array(z.string())),
  /** A published try-out or quiz keeps a version of it. */
  is_used: z.boolean(),
  can_edit: z.boolean(),
  created_at: time,
  updated_at: time,
})

const ids = z.array(id).min(1).max(500)

/** Of many questions some may be refused, each with what to do about it; `changed` are the others as they now stand: of a copy, the copy. */
const outcome = z.strictObject({
  changed: z.array(id),
  refused: z.array(
    z.strictObject({ id, stem: z.string(), errors: z.record(z.string(), z.array(z.string())) }),
  ),
})

const many = { access: change, body: z.strictObject({ ids }), data: outcome } as const

export const questions = defineCalls({
  listAll: {
    route: 'GET /admin/questions',
    summary: 'Questions of every bank that the viewer may read',
    access: { roles, lane: 'list' },
    ...pageOf(listedQuestion, ['-updated_at'], {
      program_id: id.optional(),
      bank_id: id.optional(),
      status: questionStatus.optional(),
      type: z.enum(questionTypes).optional(),
      difficulty: difficulty.optional(),
      is: z.enum(['used', 'unused', 'flagged']).optional(),
      /** `editable`: those that the viewer may change. */
      may: z.enum(['editable']).optional(),
    }),
  },
  list: {
    route: 'GET /admin/question-banks/{qbId}/subjects/{subTesId}/questions',
    summary: 'Questions of one sub-test of a bank',
    access: read,
    ...pageOf(bankQuestion, ['position', 'updated_at'], {
      /** `search`: words, or how they begin, of what students see or of the explanation. */
      status: questionStatus.optional(),
      type: z.enum(questionTypes).optional(),
      topic_id: id.optional(),
      difficulty: difficulty.optional(),
      /** `used`: by a published try-out or quiz; `flagged`: by the newest published run of a try-out. */
      is: z.enum(['used', 'unused', 'flagged']).optional(),
    }),
  },
  save: {
    route: 'POST /admin/question-banks/{qbId}/subjects/{subTesId}/questions',
    records: {
      action: ['question_created', 'question_version_begun'],
      about: 'question',
      unless: 'The version itself says who wrote it and until when.',
    },
    summary:
      'Write a question, complete or not: a new draft without an id, a change with it. 409 `outdated` when somebody else has saved since `revision`; sending the same again changes nothing',
    access: change,
    body: z.strictObject({ ...written, id: id.optional(), revision: revision.optional() }),
    data: editedQuestion,
  },
  get: {
    route: 'GET /admin/question-banks/{qbId}/subjects/{subTesId}/questions/{id}',
    summary: 'One question with its draft, what students see of it, and what it still lacks',
    access: read,
    data: editedQuestion,
  },
  listSimilar: {
    route: 'GET /admin/question-banks/{qbId}/subjects/{subTesId}/questions/{id}/similar',
    summary:
      'Questions that read much like this one, of every bank that the viewer may read, the likest first',
    access: read,
    data: z.array(likeness),
  },
  listTwins: {
    route: 'GET /admin/question-banks/{qbId}/questions/similar',
    summary: 'Pairs of questions of a bank that read much alike, the likest first; a hundred at most',
    access: { roles, lane: 'report', owner: 'bank' },
    data: z.array(twins),
  },
  delete: {
    route: 'DELETE /admin/question-banks/{qbId}/subjects/{subTesId}/questions/{id}',
    records: { action: 'question_deleted', about: 'question' },
    summary: 'Delete a question; 409 `in_use` where a try-out or a quiz has it, drafts of them included',
    access: change,
  },
  order: {
    route: 'PUT /admin/question-banks/{qbId}/subjects/{subTesId}/questions/order',
    records: { action: 'questions_ordered', about: 'bank_sub_test' },
    summary: 'Put all questions of a sub-test in this order; 409 `outdated` unless each is named once',
    access: change,
    body: z.strictObject({ ids: z.array(id).min(1).max(2_000) }),
  },
  preview: {
    route: 'POST /admin/question-banks/{qbId}/subjects/{subTesId}/questions/preview',
    records: { nothing: 'It stores nothing.' },
    summary: 'What students would see of a draft, and what it lacks; nothing is stored',
    access: change,
    body: z.strictObject({ draft: questionDraft, stimulus_id: id.nullable().default(null) }),
    data: editedQuestion.pick({
      content: true,
      explanation_html: true,
      hint_html: true,
      stimulus: true,
      gaps: true,
    }),
  },
  copy: {
    route: 'POST /admin/question-banks/{qbId}/subjects/{subTesId}/questions/copy',
    records: { action: 'questions_copied', about: 'bank_sub_test' },
    summary: 'Copy questions that the viewer may read into this sub-test, as drafts behind its last',
    ...many,
  },
  move: {
    route: 'POST /admin/question-banks/{qbId}/subjects/{subTesId}/questions/move',
    records: { action: 'questions_moved', about: 'bank_sub_test' },
    summary:
      'Move questions that the viewer may change into this sub-test. Passages are copied; topics stay where the subject has them, and a question without one is a draft',
    ...many,
  },
  setStatus: {
    route: 'POST /admin/question-banks/{qbId}/questions/status',
    records: {
      action: ['questions_draft', 'questions_in_review', 'questions_published', 'questions_archived'],
      about: 'question_bank',
      unless: 'All of them were refused.',
    },
    summary:
      'Send questions to review, publish, archive or take them back; incomplete ones are refused one by one',
    access: change,
    body: z.strictObject({ ids, status: questionStatus }),
    data: outcome,
  },
  setTopics: {
    route: 'POST /admin/question-banks/{qbId}/questions/topics',
    records: { action: 'questions_topics_set', about: 'question_bank', unless: 'All of them were refused.' },
    summary: 'Give questions of one subject these topics in place of theirs',
    access: change,
    body: z.strictObject({ ids, topic_ids: z.array(id).min(1).max(10) }),
    data: outcome,
  },
  listStimuli: {
    route: 'GET /admin/question-banks/{qbId}/subjects/{subTesId}/stimuli',
    summary: 'Passages of a sub-test, newest first',
    access: read,
    data: z.array(stimulus),
  },
  saveStimulus: {
    route: 'POST /admin/question-banks/{qbId}/subjects/{subTesId}/stimuli',
    records: { action: ['stimulus_created', 'stimulus_changed'], about: 'stimulus' },
    summary: 'Write a passage: a new one without an id, a change with it. Papers keep what they froze',
    access: change,
    body: z.strictObject({
      id: id.optional(),
      revision: revision.optional(),
      title: z.string().trim().max(200),
      source: passage,
    }),
    data: stimulus,
  },
  deleteStimulus: {
    route: 'DELETE /admin/question-banks/{qbId}/subjects/{subTesId}/stimuli/{id}',
    records: { action: 'stimulus_deleted', about: 'stimulus' },
    summary: 'Delete a passage that no question uses; 409 `in_use` otherwise',
    access: change,
  },
})

export type QuestionStatus = z.infer<typeof questionStatus>
export type Difficulty = z.infer<typeof difficulty>
export type QuestionStatistics = z.infer<typeof questionStatistics>
export type BankQuestion = z.infer<typeof bankQuestion>
export type ListedQuestion = z.infer<typeof listedQuestion>
export type Likeness = z.infer<typeof likeness>
export type Twins = z.infer<typeof twins>
export type Stimulus = z.infer<typeof stimulus>
export type EditedQuestion = z.infer<typeof editedQuestion>
export type BulkOutcome = z.infer<typeof outcome>
