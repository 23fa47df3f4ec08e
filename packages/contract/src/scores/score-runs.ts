import { z } from 'zod'
import { alike, id, reference, time } from '../fields.ts'
import { questionContent, questionKey } from '../question.ts'
import { stimulus } from '../exam/progresses.ts'
import { subject } from '../exam/tryouts.ts'

/** `points`: right answers by the try-out's marks. The others are item response models. */
export const scoreModel = z.enum(['points', '1pl', '2pl', '3pl'])
export type ScoreModel = z.infer<typeof scoreModel>

/**
 * `queued` → `running` → `done` → `published` → `superseded`, or `failed`, or `cancelled`. One run of a try-out is
 * published, at most one is queued or running.
 */
export const runStatus = z.enum([
  'queued',
  'running',
  'done',
  'failed',
  'cancelled',
  'published',
  'superseded',
])
export type RunStatus = z.infer<typeof runStatus>

/**
 * `submissions`: what attempts were given when they finished. `closing`: started by itself after the close. `rolling`:
 * of practice without end, started by itself whenever enough new attempts are in.
 */
export const runOrigin = z.enum(['submissions', 'closing', 'marks', 'rolling', 'admin', 'regrade'])
export type RunOrigin = z.infer<typeof runOrigin>

export const runStep = z.enum(['waiting', 'reading', 'calibrating', 'describing', 'writing', 'ended'])
export type RunStep = z.infer<typeof runStep>

export const scoreRun = z.strictObject({
  id,
  /** Counts up per try-out from 1. */
  number: z.int(),
  status: runStatus,
  origin: runOrigin,
  model: scoreModel,
  engine_version: z.string(),
  /** SHA-256 over papers, keys and answers in canonical order: equal inputs have equal hashes, and equal scores. */
  data_hash: z.string().nullable(),
  /** The keys have been changed since: the run cannot be published any more. */
  is_outdated: z.boolean(),
  /** Published by itself once it is done. */
  publishes_itself: z.boolean(),
  /** Attempts scored; null until known. */
  attempts: z.int().nullable(),
  /** Questions with at least one flag. */
  flagged: z.int(),
  step: runStep,
  /** Of the whole run, 0 to 1. */
  progress: z.number(),
  /** Why it failed, for people. */
  failure: z.string().nullable(),
  reason: z.string().nullable(),
  /** Null: started by itself. */
  requested_by: reference.nullable(),
  created_at: time,
  started_at: time.nullable(),
  finished_at: time.nullable(),
  published_at: time.nullable(),
})
export type ScoreRun = z.infer<typeof scoreRun>

/**
 * What makes scores comparable. `norm`: this group fixed the scale. `anchors`: linked to the norm by common questions.
 * `equivalent_groups`: without enough of them, students are assumed to be as able as the norm group.
 */
export const scaleBasis = z.enum(['norm', 'anchors', 'equivalent_groups'])
export type ScaleBasis = z.infer<typeof scaleBasis>

/**
 * How a sub-test came to its scores in a run by item response. `calibrated`: by what enough students of the try-out say of
 * its questions. `few`: the same of a small group. `known`: a small group, by what others have said of the questions.
 * `points`: too few students, and questions that nobody knows yet.
 */
export const scoreRung = z.enum(['calibrated', 'few', 'known', 'points'])
export type ScoreRung = z.infer<typeof scoreRung>

export const runSubTest = z.strictObject({
  sub_test_id: id,
  subject,
  questions: z.int(),
  voided: z.int(),
  /** Number of right answers: mean and SD, Cronbach's alpha, standard error of measurement. */
  students: z.int(),
  ...alike(z.number().nullable(), 'mean', 'sd', 'alpha', 'sem'),
  /** Share of students who reached the last question; null in runs of older engines. */
  reached_end: z.number().nullable(),
  /** Fewer than 80 % reach the end, or not practically all three quarters: the time was short. */
  is_speeded: z.boolean(),
  /** Passages whose questions go together beyond ability: by how much their residual correlations exceed those of others. */
  dependent_passages: z.array(z.strictObject({ positions: z.array(z.int()), excess: z.number() })),
  /** Students whose pattern of right and wrong answers is far from what the model expects; null without a model. */
  unusual_patterns: z.int().nullable(),
  /** Null for a run without item response model. */
  irt: z
    .strictObject({
      basis: scaleBasis,
      anchors: z.int(),
      /** Score = a + b × ability, clipped to the scale. */
      scale_a: z.number(),
      scale_b: z.number(),
      /** Ability of this group on the scale of the norm group. */
      mean_ability: z.number(),
      sd_ability: z.number(),
      converged: z.boolean(),
      cycles: z.int(),
      log_likelihood: z.number(),
      /** Standard error of a score at 21 even places of the scale, lowest first: where the test measures well. */
      precision: z.array(z.strictObject({ score: z.number(), se: z.number() })),
    })
    .nullable(),
})
export type RunSubTest = z.infer<typeof runSubTest>

export const runDetail = scoreRun.extend({
  tryout: z.strictObject({ id, slug: z.string(), title: z.string() }),
  sub_tests: z.array(runSubTest),
  /** In order; the last one says where it stands. */
  log: z.array(z.strictObject({ at: time, text: z.string() })),
})
export type RunDetail = z.infer<typeof runDetail>

/** Most serious first, as lists of flagged questions are ordered. */
export const itemFlag = z.enum([
  'possible_wrong_key',
  'possible_second_key',
  'miskeyed_row',
  'negative_discrimination',
  'low_discrimination',
  'differential_functioning',
  'too_hard',
  'too_easy',
  'flat_slope',
  'high_guessing',
  'misfit',
  'trap_option',
  'extreme_difficulty',
])
export type ItemFlag = z.infer<typeof itemFlag>

const statistic = z.number().nullable()

/**
 * Whom a question may treat unequally, the second against the first: provinces of Java and others; Java and the east; students
 * of general schools and of madrasahs; the same and of vocational schools; men and women, of those who have said so; computers and
 * phones; screens and paper.
 */
export const groupComparison = z.enum([
  'region',
  'east',
  'madrasah',
  'vocational',
  'gender',
  'device',
  'paper',
])
export type GroupComparison = z.infer<typeof groupComparison>

/** Whether students of equal ability do equally well in both groups. */
const groupDifference = z.strictObject({
  by: groupComparison,
  reference: z.int(),
  focal: z.int(),
  /** Mantel–Haenszel delta of ETS with its standard error; negative: harder for the second group. */
  delta: z.number(),
  se: z.number(),
  class: z.enum(['A', 'B', 'C']),
  /** By logistic regression with two degrees of freedom, and what the group adds to Nagelkerke's R². */
  p: z.number(),
  r2: z.number(),
})

/** One question as a run found it. Statistics are null where the answers say nothing: nobody tried, all were right. */
export const runItem = z.strictObject({
  question_id: id,
  sub_test_id: id,
  subject,
  /** Among the scored questions of the sub-test, or among those that are only tried out. */
  position: z.int(),
  /** It is measured and not scored: its key can be corrected, and nobody's score moves. */
  is_trial: z.boolean(),
  topic: z.string(),
  /** The passage that it asks about. */
  stimulus: stimulus.nullable(),
  content: questionContent,
  /** As it stands now; the run may have had another. */
  key: questionKey,
  voided: z.boolean(),
  /** A short plain text of the stem, for lists. */
  stem: z.string(),
  flags: z.array(itemFlag),
  /** The option that looks like the right one. */
  suspected_option_id: z.string().nullable(),
  /** The row of a table whose key looks wrong. */
  suspected_statement_id: z.string().nullable(),
  /** How surely it does: `weak` may well be chance. Null without one. */
  suspected_evidence: z.enum(['strong', 'weak']).nullable(),
  tried: z.int(),
  /** Share of right answers. */
  p: statistic,
  /** Correlation with all right answers of the sub-test, and with those of its other questions. */
  ...alike(statistic, 'point_biserial', 'corrected', 'upper_lower', 'alpha_if_deleted'),
  parameters: z
    .strictObject({
      ...alike(z.number(), 'a', 'b', 'c', 'd'),
      se_a: statistic,
      se_d: statistic,
      se_c: statistic,
      is_anchor: z.boolean(),
    })
    .nullable(),
  infit: statistic,
  outfit: statistic,
  s_x2: z.strictObject({ value: z.number(), df: z.int(), p: statistic }).nullable(),
  /** Where both groups are large enough; none in runs of older engines. */
  differences: z.array(groupDifference),
  /** Of single choices; `option_id` null are those who chose none. */
  options: z
    .array(
      z.strictObject({
        option_id: z.string().nullable(),
        is_key: z.boolean(),
        count: z.int(),
        share: statistic,
        mean_total: statistic,
        /** Right answers to the other questions; null in runs of older engines. */
        mean_rest: statistic,
        corrected: statistic,
      }),
    )
    .nullable(),
})
export type RunItem = z.infer<typeof runItem>

const mover = z.strictObject({
  user: reference,
  school_name: z.string().nullable(),
  before: z.number(),
  after: z.number(),
  rank_before: z.int(),
  rank_after: z.int(),
})
export type Mover = z.infer<typeof mover>

/** Whose total would move by how much if a run were published: everybody who is ranked now, in points of the scale. */
export const runChanges = z.strictObject({
  /** The published run that it is compared with. */
  published: z.strictObject({ number: z.int(), model: scoreModel }),
  ...alike(z.int(), 'students', 'up', 'down', 'same'),
  mean_before: z.number().nullable(),
  mean_after: z.number().nullable(),
  /** How many move by from..to points, `to` excluded; null where there is no end. */
  steps: z.array(z.strictObject({ from: z.number(), to: z.number().nullable(), up: z.int(), down: z.int() })),
  /** Whose national rank changes, and the most places that anybody moves by. */
  ranks: z.strictObject({ moved: z.int(), most: z.int() }),
  /** Who gains and who loses most, at most five each. */
  gains: z.array(mover),
  losses: z.array(mover),
})
export type RunChanges = z.infer<typeof runChanges>
