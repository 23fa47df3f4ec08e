import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, time } from '../fields.ts'

const access = { roles: 'signed_in', lane: 'write' } as const
const student = { roles: ['student'], lane: 'write' } as const

/** The newest copy that was asked for: followed by `GET /jobs/{id}`, and there until `expires_at` once it has `bytes`. */
const copy = z.strictObject({
  job_id: id,
  bytes: z.int().nullable(),
  created_at: time,
  expires_at: time,
})

export const ownData = defineCalls({
  findCopy: {
    route: 'GET /profile/copy',
    summary: 'The copy of the own data that was asked for last; null without one',
    access,
    data: copy.nullable(),
  },
  makeCopy: {
    route: 'POST /profile/copy',
    summary: 'Make a copy of everything about oneself as a job; one that is being made is answered again',
    access,
    data: copy,
  },
  downloadCopy: {
    route: 'GET /profile/copy/file',
    summary: 'The copy as a ZIP of JSON files',
    access: { ...access, lane: 'export' },
    produces: ['application/zip'],
  },
  askDeletion: {
    route: 'POST /profile/deletion',
    summary: 'Have the own account deleted after a week, and be signed out everywhere until then',
    access: student,
    body: z.strictObject({ password: z.string().min(1).max(128) }),
    data: z.strictObject({ deletion_at: time }),
  },
  cancelDeletion: {
    route: 'DELETE /profile/deletion',
    summary: 'Keep the own account after all',
    access: student,
  },
})
