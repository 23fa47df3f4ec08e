import { z } from 'zod'
import { defineCalls } from '../call.ts'
import {
  id,
  listMeta,
  listQuery,
  pageOf,
  pageQuery,
  reason,
  reference,
  rowsOf,
  tableOf,
  time,
} from '../fields.ts'
import { questionKey } from '../question.ts'
import { itemFlag, runChanges, runDetail, runItem, runStatus, scoreRun } from './score-runs.ts'
import { phase, scoringMethod, subject } from '../exam/tryouts.ts'

const admin = ['admin'] as const
const read = { roles: admin, lane: 'list' } as const
const change = { roles: admin, lane: 'write' } as const

export const scoredTryout = z.strictObject({
  id,
  slug: z.string(),
  title: z.string(),
  program: reference,
  opens_at: time,
  closes_at: time.nullable(),
  phase,
  scoring: scoringMethod,
  /** Ranked students, as last computed. */
  participants: z.int(),
  ranked_at: time.nullable(),
  /** The published scores are only provisional: the item response run is still to come. */
  is_provisional: z.boolean(),
  /** Students who have begun and are not over yet: figures change until none is. */
  under_way: z.int(),
  /** Links the scale by common questions. */
  anchor_tryout: reference.nullable(),
  published_run: scoreRun.nullable(),
  newest_run: scoreRun.nullable(),
  run_count: z.int(),
  /** Essays that people still have to mark; null where it has none. */
  unmarked: z.int().nullable(),
})

export const rankedStudent = z.strictObject({
  user_id: id,
  attempt_id: id,
  rank: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  school_name: z.string().nullable(),
  province: z.string().nullable(),
  finished_at: time,
  total: z.number(),
  /** Standard error in points of the scale; null for `points`. */
  total_se: z.number().nullable(),
  /** In the order of `sub_tests` in `meta`; null when every question of it was voided. */
  sub_tests: z.array(z.strictObject({ scaled: z.number().nullable(), se: z.number().nullable() })),
  /** Chosen majors in order of priority. */
  choices: z.array(z.strictObject({ id, name: z.string(), university: z.string() })),
})

/** Who is shown; ranks stay those among everybody. */
const rankFilter = {
  search: z.string().trim().max(100).optional(),
  province_id: z.string().max(13).optional(),
  /** The name of the school, in any case. */
  school: z.string().trim().max(120).optional(),
  major_id: id.optional(),
}

/** What was done about marks: one entry of the append-only log. */
export const scoreEvent = z.strictObject({
  id,
  at: time,
  action: z.enum([
    'run_requested',
    'run_cancelled',
    'run_published',
    'scale_fixed',
    'key_changed',
    'question_voided',
    'question_restored',
    'attempt_reset',
    'exported',
  ]),
  /** Null: the server by itself. */
  actor: reference.nullable(),
  reason: z.string(),
  /** The student, the question or the run it was about, for people. */
  about: z.string(),
})

const decided = { access: change, body: z.strictObject({ reason }), data: scoreRun } as const
const requested = { access: change, status: 201, data: scoreRun } as const

export const scores = defineCalls({
  listTryouts: {
    route: 'GET /admin/scores/tryouts',
    summary: 'Published try-outs with their score runs',
    access: read,
    ...pageOf(scoredTryout, ['-opens_at', 'closes_at', 'title', 'participants'], {
      program_id: id.optional(),
      phase: phase.optional(),
      scoring: scoringMethod.optional(),
      /** Of the newest run. */
      run_status: runStatus.optional(),
    }),
  },
  getTryout: {
    route: 'GET /admin/scores/tryouts/{id}',
    summary: 'The ranking of a try-out with sub-test scores; the try-out and its sub-tests travel in `meta`',
    access: { roles: admin, lane: 'report' },
    ...pageOf(rankedStudent, ['rank', 'name', 'finished_at'], rankFilter),
    meta: listMeta.extend({
      tryout: scoredTryout,
      scale: z.strictObject({ min: z.number(), max: z.number() }),
      sub_tests: z.array(z.strictObject({ id, subject, mean: z.number().nullable() })),
      /** Those that anybody ranked has, for the filters. */
      provinces: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      majors: z.array(z.strictObject({ id, name: z.string(), university: z.string() })),
    }),
  },
  listSchools: {
    route: 'GET /admin/scores/tryouts/{id}/schools',
    summary:
      'Schools of those ranked in a try-out, most students first: at most 50 whose name holds `search`',
    access: read,
    query: z.strictObject({ search: listQuery.search }),
    data: z.array(z.strictObject({ name: z.string(), students: z.int() })),
  },
  export: {
    route: 'GET /admin/scores/tryouts/{id}/export',
    records: { action: 'exported', about: 'tryout' },
    summary: 'The ranking as a file; the filters are those of the ranking',
    access: { roles: admin, lane: 'export' },
    ...tableOf(rankFilter),
  },
  reset: {
    route: 'DELETE /admin/scores/tryouts/{tryoutId}/users/{userId}/reset',
    records: { action: 'attempt_reset', about: 'tryout' },
    summary:
      "Archive a student's attempts of a try-out, so that they can start again; ranks are computed anew",
    access: change,
    body: z.strictObject({ reason }),
    data: z.strictObject({ archived: z.int() }),
  },
  listRuns: {
    route: 'GET /admin/scores/tryouts/{id}/runs',
    summary: 'Score runs of a try-out, newest first',
    access: read,
    data: z.array(scoreRun),
  },
  listEvents: {
    route: 'GET /admin/scores/tryouts/{id}/events',
    summary: 'Who changed what about the marks of a try-out and why, newest first',
    access: read,
    query: z.strictObject(pageQuery),
    ...rowsOf(scoreEvent),
  },
  getRun: {
    route: 'GET /admin/scores/runs/{runId}',
    summary: 'One run: progress, log, and what it found about each sub-test',
    access: read,
    data: runDetail,
  },
  compare: {
    route: 'GET /admin/scores/runs/{runId}/changes',
    summary: 'What publishing a finished run would change: who moves by how much, in points and in ranks',
    access: { roles: admin, lane: 'report' },
    data: runChanges,
  },
  listItems: {
    route: 'GET /admin/scores/runs/{runId}/items',
    summary: 'The questions as a run found them, most suspicious first',
    access: read,
    query: z.strictObject({
      ...listQuery,
      sub_test_id: id.optional(),
      flag: itemFlag.optional(),
      /** `true`: only questions with a flag. */
      flagged: z.enum(['true', 'false']).optional(),
      sort: z.enum(['flags', 'position', 'p', '-p', 'corrected', '-corrected']).default('flags'),
    }),
    ...rowsOf(runItem),
  },
  rescore: {
    route: 'POST /admin/tryouts/{id}/rescore',
    records: { action: 'run_requested', about: 'tryout' },
    summary: 'Start a score run of a closed or open-ended try-out; 409 while another one is under way',
    ...requested,
    body: z.strictObject({
      reason,
      /** Of a try-out scored by item response; its default is 3pl. */
      model: z.enum(['1pl', '2pl', '3pl']).optional(),
      /** The try-out whose common questions link the scales; kept for later runs, null takes it away. */
      anchor_tryout_id: id.nullable().optional(),
      /** Publish it by itself once it is done. */
      publish: z.boolean().default(false),
    }),
  },
  regrade: {
    route: 'PATCH /admin/tryouts/{id}/questions/{questionId}',
    records: { action: ['key_changed', 'question_voided', 'question_restored'], about: 'tryout' },
    summary:
      'Correct the key of a frozen question, or void or restore it; starts a run in place of one under way',
    ...requested,
    body: z
      .strictObject({
        reason,
        key: questionKey.optional(),
        voided: z.boolean().optional(),
        publish: z.boolean().default(false),
      })
      .refine(body => body.key !== undefined || body.voided !== undefined, {
        path: ['key'],
        message: 'Isi kunci baru, atau pilih anulir.',
      }),
  },
  cancel: {
    route: 'POST /admin/scores/runs/{runId}/cancel',
    records: { action: 'run_cancelled', about: 'tryout' },
    summary: 'Stop a run that is queued or running',
    ...decided,
  },
  publish: {
    route: 'POST /admin/scores/runs/{runId}/publish',
    records: { action: 'run_published', about: 'tryout' },
    summary:
      "Make a finished run the try-out's result, in place of the one published; ranks are computed anew",
    ...decided,
  },
  fixScale: {
    route: 'POST /admin/scores/runs/{runId}/fix-scale',
    records: { action: 'scale_fixed', about: 'tryout' },
    summary:
      'Make the group of a published run the norm of its season: later try-outs are scored on its scale. 409 where it is fixed',
    ...decided,
  },
})

export type ScoredTryout = z.infer<typeof scoredTryout>
export type RankedStudent = z.infer<typeof rankedStudent>
export type ScoreEvent = z.infer<typeof scoreEvent>
