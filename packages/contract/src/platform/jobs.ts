import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, time } from '../fields.ts'

const access = { roles: 'signed_in', lane: 'list', owner: 'job' } as const

const count = z.int()

/** What each kind of job says when it is done. */
export const jobResults = {
  import_users: z.strictObject({ created: count, known: count }),
  take_student_list: z.strictObject({ fresh: count, changed: count, same: count }),
  import_outcomes: z.strictObject({ taken: count, told: count }),
  import_paper_answers: z.strictObject({ taken: count, replaced: count, unchanged: count, refused: count }),
  /** Nothing where another try had read the file already. */
  import_reading: z.strictObject({ questions: count.optional() }),
  import_commit: z.strictObject({ published: count, draft: count }),
  load_pack: z.strictObject({ created: count, updated: count, same: count, kept: count }),
  remove_pack: z.strictObject({
    removed: count,
    /** What stays, and why. */
    stays: z.array(z.strictObject({ kind: z.string(), name: z.string(), why: z.string() })),
  }),
  copy_own_data: z.strictObject({ bytes: count }),
}
export type JobName = keyof typeof jobResults
export type JobResult<Name extends JobName> = z.infer<(typeof jobResults)[Name]>

/**
 * What was read of a table, before a job takes it in. The job is to be followed by `GET /jobs/{id}`; it is null in a dry run, and
 * where nothing is left to take in.
 */
export const readTable = <Counts extends z.ZodRawShape>(counts: Counts) =>
  z.strictObject({
    rows: count,
    ...counts,
    problems: z.array(z.strictObject({ row: count, message: z.string() })),
    job_id: id.nullable(),
  })

/** Work that takes longer than a request. */
export const job = z.strictObject({
  id,
  kind: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  /** A word of its kind, such as `reading`; null while it waits. */
  stage: z.string().nullable(),
  /** So many of `of` within the stage; `of` is null where nobody knows. */
  done: z.int(),
  of: z.int().nullable(),
  /** In Indonesian, for whoever waits. */
  message: z.string().nullable(),
  cancel_requested_at: time.nullable(),
  /** As `jobResults` has it for its kind. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** In Indonesian: what went wrong and what to do. */
  error: z.string().nullable(),
  created_at: time,
  updated_at: time,
  finished_at: time.nullable(),
})

export const jobs = defineCalls({
  get: {
    route: 'GET /jobs/{id}',
    summary: 'How far one of the own jobs is; ask again until `finished_at` is set',
    access,
    data: job,
  },
  cancel: {
    route: 'POST /jobs/{id}/cancel',
    summary: 'Stop one of the own jobs at its next step; one that is over stays as it is',
    access: { ...access, lane: 'write' },
    data: job,
  },
})

export type Job = z.infer<typeof job>
