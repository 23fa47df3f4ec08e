import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { subject } from '../exam/tryouts.ts'
import { id, pageOf, reference, time } from '../fields.ts'
import { difficulty } from './questions.ts'

const access = { roles: ['admin', 'teacher'], lane: 'report' } as const

/**
 * How far the questions of a subject are measured: published ones of published banks that the viewer may read. Essays have no
 * place on the scale and do not count.
 */
const calibration = z.strictObject({
  subject,
  program: reference,
  questions: z.int(),
  /** In the version that papers take, on the scale of the subject. */
  measured: z.int(),
  /** Of those: by answers of practice alone. */
  by_practice: z.int(),
  /** Of those that are not measured: a former version of them was. */
  former: z.int(),
  /** Of those that are not measured: a try-out carries them, and no run has told yet. */
  tried: z.int(),
  /** Measured ones by the standard error of their difficulty: below 0.2, below 0.35, and the rest. */
  errors: z.strictObject({ small: z.int(), fair: z.int(), large: z.int() }),
  /** Measured ones that were last measured more than a year ago. */
  old: z.int(),
  oldest_at: time.nullable(),
  newest_at: time.nullable(),
  /** The try-out whose students set the scale, or the source that a pack names; null where nothing is measured. */
  scale: z.string().nullable(),
  /** Measured questions that its papers would want beyond what is there, over all difficulties. */
  lacks: z.int(),
})

/** Difficulty from one place of the scale to another, in SD of its students; null: without an end. */
const band = z.strictObject({
  from: z.number().nullable(),
  to: z.number().nullable(),
  measured: z.int(),
  /** By the papers of the subject, which measure evenly over most students. */
  wanted: z.int(),
})

const calibrationDetail = calibration.extend({
  /** So many papers of so many questions are to be had from what is measured. */
  papers: z.int(),
  paper_questions: z.int(),
  bands: z.array(band),
  /** With the fewest measured questions first. */
  topics: z.array(z.strictObject({ id, name: z.string(), questions: z.int(), measured: z.int() })),
  /** When practice last measured, and which questions it found otherwise than a try-out did; null where it has not. */
  practice: z
    .strictObject({
      at: time,
      students: z.int(),
      otherwise: z.array(
        z.strictObject({
          id,
          stem: z.string(),
          bank: reference,
          sub_test: reference,
          b: z.number(),
          practice_b: z.number(),
        }),
      ),
    })
    .nullable(),
  /** For admins: sub-tests of drafts by item response that could carry trial questions of this subject. */
  drafts: z.array(
    z.strictObject({
      tryout: reference,
      sub_test_id: id,
      opens_at: time,
      trial_count: z.int(),
      trials_each: z.int(),
    }),
  ),
})

/** A question to try out next, and why it stands where it does. */
const candidate = z.strictObject({
  id,
  /** 1: the first to try out, also where a search shows only a few. */
  turn: z.int(),
  stem: z.string(),
  bank: reference,
  sub_test: reference,
  topic: reference.nullable(),
  difficulty,
  /** Published try-outs and quizzes that keep a version of it. */
  used: z.int(),
  /** Students practise it: they know it, with its key. */
  is_practised: z.boolean(),
  /** A former version is measured. */
  was_measured: z.boolean(),
  /** When it was tried out, its key seemed wrong. */
  is_doubted: z.boolean(),
  /** Measured questions of its topic. */
  topic_measured: z.int(),
  /** Measured questions that are wanted where its level usually comes to lie. */
  level_lacks: z.int(),
})

export const calibrations = defineCalls({
  list: {
    route: 'GET /admin/calibrations',
    summary: 'By subject: how many questions are measured on its scale, how well and when',
    access,
    query: z.strictObject({ program_id: id.optional() }),
    data: z.array(calibration),
  },
  get: {
    route: 'GET /admin/calibrations/{id}',
    summary: 'How far one subject is measured along difficulty and by topic',
    access,
    data: calibrationDetail,
  },
  next: {
    route: 'GET /admin/calibrations/{id}/next',
    summary: 'Questions of a subject that nothing is measured of, those to try out first at the top',
    access,
    ...pageOf(candidate, ['turn'], {
      difficulty: difficulty.optional(),
      topic_id: id.optional(),
    }),
  },
})

export type Calibration = z.infer<typeof calibration>
export type CalibrationBand = z.infer<typeof band>
export type CalibrationDetail = z.infer<typeof calibrationDetail>
export type Candidate = z.infer<typeof candidate>
