import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { alike, id, pageOf, reference, tableOf, time } from '../fields.ts'
import { scoreModel } from '../scores/score-runs.ts'
import { phase, subject } from '../exam/tryouts.ts'

const admin = ['admin'] as const

const window = { opens_at: time, closes_at: time.nullable(), phase }

const reportRow = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  program: reference,
  ...window,
  /** Ranked students, as last computed. */
  participants: z.int(),
  mean: z.number().nullable(),
  is_provisional: z.boolean(),
  /** Questions of the published run with at least one flag. */
  flagged: z.int(),
  ranked_at: time.nullable(),
})

/** The mean of some students, with its standard error: how far it would move with other students of the same kind. */
const group = z.strictObject({ students: z.int(), mean: z.number(), se: z.number().nullable() })

const namedGroup = group.extend({
  name: z.string(),
  /** Errors overlap, so places are ranges: from the best to the worst that the group may hold. */
  rank_from: z.int(),
  rank_to: z.int(),
})

const groups = z.strictObject({
  shown: z.array(namedGroup),
  /** Of so few students that a mean would tell about persons. */
  hidden: z.int(),
  /** After those shown, which are the best: the file has them all. */
  more: z.int(),
})

const report = z.strictObject({
  tryout: z.strictObject({
    id,
    slug: z.string(),
    title: z.string(),
    program: reference,
    ...window,
    scale: z.strictObject({ min: z.number(), max: z.number() }),
    /** Students who have begun and are not over yet: figures change until none is. */
    under_way: z.int(),
  }),
  /** The published run, which all figures but those of attempts come from. */
  run: z
    .strictObject({ id, number: z.int(), model: scoreModel, flagged: z.int(), is_provisional: z.boolean() })
    .nullable(),
  computed_at: time.nullable(),
  /** The figures are those of one batch or school. */
  is_part: z.boolean(),
  /** Attempts that were not archived. */
  attempts: z.strictObject({ enrolled: z.int(), started: z.int(), finished: z.int() }),
  total: z.strictObject({
    students: z.int(),
    ...alike(z.number().nullable(), 'mean', 'se', 'sd', 'median'),
    /** Typical standard error of one student's total. */
    sem: z.number().nullable(),
    /** Share of the differences between totals that is no error; null where scores carry none. */
    reliability: z.number().nullable(),
    /** The mean of all students of the try-out. */
    overall: z.number().nullable(),
  }),
  distribution: z.array(z.strictObject({ from: z.number(), to: z.number(), count: z.int() })),
  sub_tests: z.array(
    z.strictObject({
      id,
      subject,
      students: z.int(),
      mean: z.number().nullable(),
      sd: z.number().nullable(),
      /** Of the number of right answers, all students of the run: Cronbach's alpha. */
      alpha: z.number().nullable(),
      /** The mean of all students of the try-out. */
      overall: z.number().nullable(),
    }),
  ),
  schools: groups,
  provinces: groups,
  batches: groups,
})

const similarPair = z.strictObject({
  one: reference,
  other: reference,
  /** Questions that both answered, equal answers, and those to be expected of two who answer by themselves. */
  compared: z.int(),
  matches: z.int(),
  expected: z.number(),
  /** Of the equal answers, the wrong ones. */
  wrong_matches: z.int(),
  /** That any pair of the group is so alike where everybody answers by themselves. */
  chance: z.number(),
})

const similarAnswers = z.strictObject({
  students: z.int(),
  /** Null: nothing was compared, since the group is too large or no model says what is to be expected. */
  pairs: z.int().nullable(),
  /** More students than this are not compared at once. */
  most: z.int(),
  /** Surely more alike than by chance, the most alike first. */
  found: z.array(similarPair),
})

/** What can be taken along as a table: the word of `export`. */
export const reportTable = z.enum([
  'sub_tests',
  'questions',
  'schools',
  'provinces',
  'batches',
  'distribution',
])

const part = {
  /** Only students whose Kode Siswa is of this batch. */
  batch: z.string().trim().max(120).optional(),
  /** Only students of this school: what its head wants to read. */
  school: z.string().trim().max(120).optional(),
}

export const reports = defineCalls({
  list: {
    route: 'GET /admin/reports',
    summary: 'Published try-outs with what their reports say first',
    access: { roles: admin, lane: 'list' },
    ...pageOf(reportRow, ['-opens_at', 'title', 'participants'], {
      program_id: id.optional(),
      phase: phase.optional(),
    }),
  },
  get: {
    route: 'GET /admin/reports/tryouts/{id}',
    summary: 'How a try-out went: participation, distribution, sub-tests, schools, provinces and batches',
    access: { roles: admin, lane: 'report' },
    query: z.strictObject(part),
    data: report,
  },
  similar: {
    route: 'GET /admin/reports/tryouts/{id}/similar',
    summary:
      'Pairs of students of a class, a school or a small try-out whose answers are alike by more than chance',
    access: { roles: admin, lane: 'report' },
    query: z.strictObject(part),
    data: similarAnswers,
  },
  export: {
    route: 'GET /admin/reports/tryouts/{id}/export',
    records: { nothing: 'It tells of groups and questions, of no person.' },
    summary: 'One table of the report as a file; questions with option shares and the time that they took',
    access: { roles: admin, lane: 'export' },
    ...tableOf({ table: reportTable, ...part }),
  },
})

export type ReportRow = z.infer<typeof reportRow>
export type NamedGroup = z.infer<typeof namedGroup>
export type Groups = z.infer<typeof groups>
export type Report = z.infer<typeof report>
export type SimilarPair = z.infer<typeof similarPair>
export type ReportTable = z.infer<typeof reportTable>
