import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, rowsOf, seconds, slug, time } from '../fields.ts'
import { choiceRules, scoringMethod, subject, tryoutMode } from './tryouts.ts'
import { marks } from './marks.ts'
import { creditRule } from '../question/fields.ts'

const staff = { roles: ['admin', 'teacher'], lane: 'list' } as const
const change = { roles: ['admin'], lane: 'write' } as const

export const program = z.strictObject({ id, name: z.string(), slug, description: z.string() })

const presetSubTest = z.strictObject({
  subject,
  position: z.int(),
  question_count: z.int(),
  duration_seconds: seconds,
  weight: z.number(),
  /** Least raw mark to pass, as in SKD; null for none. */
  threshold: z.number().nullable(),
})

/** The official format of one year, as a try-out may begin with it. */
export const preset = z.strictObject({
  id,
  name: z.string(),
  year: z.int(),
  /** Where the figures come from. */
  source: z.string(),
  mode: tryoutMode,
  scoring: scoringMethod,
  marks,
  sub_tests: z.array(presetSubTest),
  updated_at: time,
})

/** The day that its students prepare for, and whether it is only expected: null where nobody has told it. */
const examDay = { exam_on: z.iso.date().nullable(), exam_is_estimate: z.boolean() }
/** `mean`: the mean of the scores shown. `joint`: what all sub-tests say of it together. */
export const totalMethod = z.enum(['mean', 'joint'])

const programDetail = program.extend({
  is_active: z.boolean(),
  position: z.int(),
  /** Of questions with several right parts, in its try-outs by points and its quizzes. */
  credit: creditRule,
  totals: totalMethod,
  choice_combinations: choiceRules.shape.combinations,
  ...examDay,
  /** Newest year first. */
  presets: z.array(preset),
  subject_count: z.int(),
  tryout_count: z.int(),
  student_count: z.int(),
})

const programBody = z.strictObject({
  name: z.string().trim().min(3).max(80),
  description: z.string().trim().max(500),
  /** Students choose among active ones. */
  is_active: z.boolean(),
  /** What follows stays as it is where it is left out. */
  exam_on: examDay.exam_on.optional(),
  exam_is_estimate: examDay.exam_is_estimate.optional(),
  /** Papers frozen from now on follow it. */
  credit: creditRule.optional(),
  /** Score runs from now on follow it, in try-outs by item response. */
  totals: totalMethod.optional(),
})

const presetBody = z.strictObject({
  name: z.string().trim().min(3).max(80),
  year: z.int().min(2000).max(2100),
  source: z.string().trim().max(500),
  mode: tryoutMode,
  scoring: scoringMethod,
  marks,
  sub_tests: z
    .array(
      z.strictObject({
        subject_id: id,
        question_count: z.int().min(1).max(200),
        duration_seconds: z.int().min(30).max(36_000),
        weight: z.number().min(0).max(100),
        threshold: z.number().min(0).max(10_000).nullable(),
      }),
    )
    .min(1)
    .max(20),
})

const written = { access: change, data: programDetail } as const

export const programs = defineCalls({
  list: {
    route: 'GET /programs',
    summary: 'Active exam tracks, in display order',
    access: { roles: 'public', lane: 'list' },
    ...rowsOf(program),
  },
  listAll: {
    route: 'GET /admin/programs',
    summary: 'All programs with their presets, in display order',
    access: staff,
    data: z.array(programDetail),
  },
  create: {
    route: 'POST /admin/programs',
    records: { action: 'program_created', about: 'program' },
    summary: 'Create a program',
    ...written,
    status: 201,
    body: programBody.extend({
      credit: creditRule.default('all_or_nothing'),
      totals: totalMethod.default('mean'),
    }),
  },
  update: {
    route: 'PUT /admin/programs/{id}',
    records: { action: 'program_changed', about: 'program' },
    summary: 'Change a program',
    ...written,
    body: programBody,
  },
  delete: {
    route: 'DELETE /admin/programs/{id}',
    records: { action: 'program_deleted', about: 'program' },
    summary: 'Delete a program that nothing uses yet',
    access: change,
  },
  createPreset: {
    route: 'POST /admin/programs/{id}/presets',
    records: { action: 'preset_created', about: 'program' },
    summary: 'Write down the format of a year',
    ...written,
    status: 201,
    body: presetBody,
  },
  updatePreset: {
    route: 'PUT /admin/programs/{id}/presets/{presetId}',
    records: { action: 'preset_changed', about: 'program' },
    summary: 'Change a format; try-outs made with it stay as they are',
    ...written,
    body: presetBody,
  },
  deletePreset: {
    route: 'DELETE /admin/programs/{id}/presets/{presetId}',
    records: { action: 'preset_deleted', about: 'program' },
    summary: 'Delete a format; try-outs made with it stay as they are',
    ...written,
  },
})

export type Preset = z.infer<typeof preset>
export type TotalMethod = z.infer<typeof totalMethod>
export type ProgramDetail = z.infer<typeof programDetail>
export type PresetBody = z.infer<typeof presetBody>
