import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, time } from '../fields.ts'

const access = { roles: 'signed_in', lane: 'list', owner: 'job' } as const
const path = z.strictObject({ id })

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
  /** What its kind says when it is done. */
  result: z.record(z.string(), z.unknown()).nullable(),
  /** In Indonesian: what went wrong and what to do. */
  error: z.string().nullable(),
  created_at: time,
  updated_at: time,
  finished_at: time.nullable(),
})
export type Job = z.infer<typeof job>

export const jobs = defineCalls({
  get: {
    method: 'GET',
    path: '/jobs/{id}',
    summary: 'How far one of the own jobs is; ask again until `finished_at` is set',
    access,
    params: path,
    data: job,
  },
  cancel: {
    method: 'POST',
    path: '/jobs/{id}/cancel',
    summary: 'Stop one of the own jobs at its next step; one that is over stays as it is',
    access: { ...access, lane: 'write' },
    params: path,
    data: job,
  },
})
