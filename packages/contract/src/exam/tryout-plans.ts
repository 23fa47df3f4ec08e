import { z } from 'zod'
import { draftBank } from '../bank/question-banks.ts'
import { difficulty } from '../bank/questions.ts'
import { defineCalls } from '../call.ts'
import {
  id,
  inLetters,
  listMeta,
  pageOf,
  reason,
  reference,
  seconds,
  slug,
  time,
  yesOrNo,
} from '../fields.ts'
import { questionContent, questionKey } from '../question.ts'
import { marks } from './marks.ts'
import { stimulus } from './progresses.ts'
import { scoringMethod, subject, tryoutMode } from './tryouts.ts'

const roles = ['admin'] as const
const read = { roles, lane: 'list' } as const
const change = { roles, lane: 'write' } as const

/**
 * Where a try-out stands by the server's clock: a draft, before its window, in it, after it, and after it with the scores
 * that are final. Practice without an end stays open.
 */
export const planState = z.enum(['draft', 'scheduled', 'open', 'closed', 'scored', 'archived'])

export const resultRelease = z.enum(['instant', 'at_close', 'at_time'])
export const reviewPolicy = z.enum(['after_release', 'never'])

/** A form sends words where JSON has numbers. */
const count = (min: number, max: number) => inLetters(z.int().min(min).max(max))

const identity = {
  title: z.string().trim().min(3).max(120),
  description: z.string().trim().max(1_000).nullable(),
  opens_at: time,
  /** Null: practice without an end. */
  closes_at: time.nullable(),
  mode: tryoutMode,
  access: z.enum(['free', 'code']),
  /** Null: as often as one likes. */
  max_attempts: count(1, 100).nullable(),
  choices_min: count(0, 4),
  choices_max: count(0, 4),
  scoring: scoringMethod,
  marks,
  scale_min: count(0, 1_000),
  scale_max: count(1, 10_000),
  result_release: resultRelease,
  release_at: time.nullable(),
  review_policy: reviewPolicy,
  shuffle_questions: yesOrNo,
  shuffle_options: yesOrNo,
}

const planCard = z.strictObject({
  id,
  slug,
  title: z.string(),
  program: reference,
  state: planState,
  opens_at: time,
  closes_at: time.nullable(),
  access: identity.access,
  sub_test_count: z.int(),
  question_count: z.int(),
  duration_seconds: seconds,
  /** Students who have enrolled, void attempts left out. */
  participants: z.int(),
  updated_at: time,
})

const planSubTest = z.strictObject({
  id,
  subject,
  position: z.int(),
  duration_seconds: seconds,
  weight: z.number(),
  threshold: z.number().nullable(),
  /** How many questions the plan asks for; null where nobody said. */
  wanted_questions: z.int().nullable(),
  question_count: z.int(),
  /** Questions that are measured and not scored, and how many of them each student meets beside the others. */
  trial_count: z.int(),
  trials_each: z.int(),
})

const plan = planCard.extend({
  description: z.string(),
  image_url: z.string().nullable(),
  mode: tryoutMode,
  max_attempts: z.int().nullable(),
  choices_min: z.int(),
  choices_max: z.int(),
  scoring: scoringMethod,
  marks,
  scale_min: z.number(),
  scale_max: z.number(),
  result_release: resultRelease,
  release_at: time.nullable(),
  review_policy: reviewPolicy,
  shuffle_questions: z.boolean(),
  shuffle_options: z.boolean(),
  anchor_tryout: reference.nullable(),
  published_at: time.nullable(),
  created_at: time,
  /** For whom it is: nobody else of the program sees it. Empty: for all of them. */
  classes: z.array(reference),
  sub_tests: z.array(planSubTest),
})

const plannedSubTest = z.strictObject({
  subject_id: id,
  duration_seconds: z.int().min(30).max(36_000),
  weight: z.number().min(0).max(100),
  threshold: z.number().min(0).max(10_000).nullable().default(null),
  wanted_questions: z.int().min(1).max(200).nullable().default(null),
})

/** Of the banks, for a choice by hand. */
const poolQuestion = z.strictObject({
  id,
  stem: z.string(),
  type: z.string(),
  bank: reference,
  topic: reference,
  difficulty,
  points: z.number(),
  version: z.int(),
  /** Published papers that hold it. */
  used: z.int(),
  last_used_at: time.nullable(),
  /** Share of right answers, and difficulty on the scale of abilities; null where nobody has answered it yet. */
  p: z.number().nullable(),
  b: z.number().nullable(),
  is_chosen: z.boolean(),
})

const planQuestion = z.strictObject({
  id,
  position: z.int(),
  stimulus_id: id.nullable(),
  topic: z.string(),
  difficulty,
  points: z.number(),
  version: z.int(),
  content: questionContent,
  /** Null where none is written. */
  key: questionKey.nullable(),
  explanation_html: z.string(),
  /** What the bank knows of it by item response, on the scale of abilities; null where it knows nothing. */
  estimate: z.strictObject({ a: z.number(), b: z.number(), c: z.number() }).nullable(),
})

const planPaper = z.strictObject({ stimuli: z.array(stimulus), questions: z.array(planQuestion) })

/** Trial questions of a sub-test; of a published try-out with what its run found, null where that is nothing. */
const planTrials = z.strictObject({
  each: z.int(),
  questions: z.array(
    z.strictObject({
      id,
      stem: z.string(),
      tried: z.int().nullable(),
      p: z.number().nullable(),
      b: z.number().nullable(),
      se: z.number().nullable(),
      is_flagged: z.boolean(),
    }),
  ),
})

/**
 * `blocks`: it cannot be published so. `asks`: only with a reason. `warns`: look at it, and decide.
 */
export const findingLevel = z.enum(['blocks', 'asks', 'warns'])
const finding = z.strictObject({
  code: z.string(),
  level: findingLevel,
  /** Null: of the whole try-out. */
  sub_test_id: id.nullable(),
  text: z.string(),
})

const pools = { bank_ids: z.array(id).max(50).default([]), leave_out_used: z.boolean().default(false) }
const draw = z.strictObject({
  ...pools,
  /** Keep what is chosen and add to it, in place of choosing anew. */
  keeps: z.boolean().default(false),
  cells: z
    .array(
      z.strictObject({
        /** Null: any. */
        topic_id: id.nullable(),
        difficulty: difficulty.nullable(),
        count: z.int().min(0).max(200),
      }),
    )
    .min(1)
    .max(200),
})

const written = { data: plan, access: change } as const

export const tryoutPlans = defineCalls({
  list: {
    route: 'GET /admin/tryouts',
    summary: 'All try-outs, drafts among them',
    access: read,
    ...pageOf(planCard, ['-updated_at', 'opens_at', 'title'], {
      program_id: id.optional(),
      state: planState.optional(),
    }),
  },
  create: {
    route: 'POST /admin/tryouts',
    records: { action: 'tryout_created', about: 'tryout' },
    summary:
      'Create a draft; a preset brings its sub-tests with it, and what is left out begins as the settings say',
    ...written,
    status: 201,
    multipart: true,
    body: z.strictObject({
      ...identity,
      scoring: identity.scoring.optional(),
      result_release: identity.result_release.optional(),
      review_policy: identity.review_policy.optional(),
      program_id: id,
      preset_id: id.nullable().optional(),
      image: z.file().nullable().optional(),
    }),
  },
  get: {
    route: 'GET /admin/tryouts/{id}',
    summary: 'One try-out with its sub-tests',
    access: read,
    data: plan,
  },
  update: {
    route: 'POST /admin/tryouts/{id}',
    records: { action: 'tryout_changed', about: 'tryout' },
    summary: 'Change a draft; of a published try-out only the title. An absent field stays, null empties it',
    ...written,
    multipart: true,
    body: z.strictObject({ ...identity, image: z.file().nullable() }).partial(),
  },
  delete: {
    route: 'DELETE /admin/tryouts/{id}',
    records: { action: 'tryout_deleted', about: 'tryout' },
    summary: 'Delete a draft, or a published try-out whose window has not begun',
    access: change,
  },
  duplicate: {
    route: 'POST /admin/tryouts/{id}/duplicate',
    records: { action: 'tryout_duplicated', about: 'tryout' },
    summary: 'A new draft with the same settings, sub-tests, questions and trial questions',
    ...written,
    status: 201,
  },
  arrange: {
    route: 'PUT /admin/tryouts/{id}/sub-tests',
    records: { action: 'tryout_arranged', about: 'tryout' },
    summary: 'The sub-tests of a draft, in this order; those that are left out go with their questions',
    ...written,
    body: z.strictObject({ sub_tests: z.array(plannedSubTest).max(20) }),
  },
  paper: {
    route: 'GET /admin/tryouts/{id}/sub-tests/{subTestId}/questions',
    summary: 'The questions of a sub-test with their keys: chosen ones of a draft, else the frozen ones',
    access: read,
    data: planPaper,
  },
  choose: {
    route: 'PUT /admin/tryouts/{id}/sub-tests/{subTestId}/questions',
    records: { action: 'tryout_questions_chosen', about: 'tryout' },
    summary: 'Choose the questions of a sub-test of a draft, in this order',
    ...written,
    body: z.strictObject({ question_ids: z.array(id).max(200) }),
  },
  trials: {
    route: 'GET /admin/tryouts/{id}/sub-tests/{subTestId}/trials',
    summary: 'Questions of a sub-test that are measured and not scored',
    access: read,
    data: planTrials,
  },
  chooseTrials: {
    route: 'PUT /admin/tryouts/{id}/sub-tests/{subTestId}/trials',
    records: { action: 'tryout_trials_chosen', about: 'tryout' },
    summary: 'Choose the trial questions of a sub-test of a draft, and how many each student meets',
    ...written,
    body: z.strictObject({ question_ids: z.array(id).max(200), each: z.int().min(0).max(20) }),
  },
  addTrials: {
    route: 'POST /admin/tryouts/{id}/sub-tests/{subTestId}/trials',
    records: { action: 'tryout_trials_chosen', about: 'tryout' },
    summary: 'Add questions to the trial questions of a sub-test of a draft; those that it has stay',
    ...written,
    body: z.strictObject({ question_ids: z.array(id).min(1).max(200), each: z.int().min(1).max(20) }),
  },
  pool: {
    route: 'GET /admin/tryouts/{id}/sub-tests/{subTestId}/pool',
    summary: 'Published questions of published banks that this sub-test could take',
    access: read,
    ...pageOf(poolQuestion, ['topic', 'used'], {
      bank_id: id.optional(),
      topic_id: id.optional(),
      difficulty: difficulty.optional(),
      /** `fresh`: in no published paper yet. */
      use: z.enum(['fresh']).optional(),
    }),
    meta: listMeta.extend({
      banks: z.array(reference),
      topics: z.array(reference),
      draft_banks: z.array(draftBank),
    }),
  },
  stock: {
    route: 'GET /admin/tryouts/{id}/sub-tests/{subTestId}/stock',
    summary: 'How many questions the banks hold for this sub-test, by topic and difficulty',
    access: read,
    query: z.strictObject({ bank_id: id.optional(), use: z.enum(['fresh']).optional() }),
    data: z.array(
      z.strictObject({ topic: reference, difficulty, available: z.int(), fresh: z.int(), chosen: z.int() }),
    ),
  },
  draw: {
    route: 'POST /admin/tryouts/{id}/sub-tests/{subTestId}/draw',
    records: { action: 'tryout_questions_drawn', about: 'tryout' },
    summary: 'Choose questions at random, so many of each topic and difficulty; passages stay whole',
    access: change,
    body: draw,
    data: plan,
    meta: z.strictObject({ drawn: z.int(), missing: z.int() }),
  },
  check: {
    route: 'GET /admin/tryouts/{id}/checks',
    summary: 'What stands against publishing, and what to look at',
    access: { roles, lane: 'report' },
    data: z.array(finding),
  },
  publish: {
    route: 'POST /admin/tryouts/{id}/publish',
    records: { action: 'tryout_published', about: 'tryout' },
    summary: 'Freeze the papers of a draft and show it to students; a reason overrules what may be overruled',
    ...written,
    body: z.strictObject({ reason: reason.optional() }),
  },
  launch: {
    route: 'POST /admin/tryouts/{id}/launch',
    records: { action: 'tryout_launched', about: 'tryout' },
    summary: 'Give a draft its time and its classes and publish it, in one step',
    ...written,
    body: z.strictObject({
      opens_at: time,
      closes_at: time,
      /** None: everybody of the program. */
      class_ids: z.array(id).max(200),
      reason: reason.optional(),
    }),
  },
  close: {
    route: 'POST /admin/tryouts/{id}/close',
    records: { action: 'tryout_closed', about: 'tryout' },
    summary: 'End the window now: nobody starts a sub-test any more, those under way go on to their end',
    ...written,
    body: z.strictObject({ reason }),
  },
  extend: {
    route: 'POST /admin/tryouts/{id}/extend',
    records: { action: 'tryout_extended', about: 'tryout' },
    summary: 'Move the end of the window of a published try-out to a later time',
    ...written,
    body: z.strictObject({ reason, closes_at: time }),
  },
})

export type PlanState = z.infer<typeof planState>
export type PlanCard = z.infer<typeof planCard>
export type PlanSubTest = z.infer<typeof planSubTest>
export type Plan = z.infer<typeof plan>
export type PoolQuestion = z.infer<typeof poolQuestion>
export type PlanQuestion = z.infer<typeof planQuestion>
export type PlanPaper = z.infer<typeof planPaper>
export type PlanTrials = z.infer<typeof planTrials>
export type Finding = z.infer<typeof finding>
export type Draw = z.infer<typeof draw>
