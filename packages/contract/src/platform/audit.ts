import { z } from 'zod'
import { auditActions } from './audit-actions.ts'
import { defineCalls } from '../call.ts'
import { id, pageOf, reference, time } from '../fields.ts'

const access = { roles: ['admin'], lane: 'list' } as const

const entry = z.strictObject({
  id,
  at: time,
  /** Null: the server by itself. Names are looked up when the log is read; it holds ids only. */
  actor: reference.nullable(),
  action: z.enum(auditActions),
  subject: z.strictObject({ type: z.string(), id: z.string(), name: z.string().nullable() }),
  reason: z.string(),
  details: z.record(z.string(), z.unknown()),
})

export const audit = defineCalls({
  list: {
    route: 'GET /admin/audit',
    summary: 'Who changed what, and why',
    access,
    ...pageOf(entry, ['-at'], {
      action: z.enum(auditActions).optional(),
      subject_type: z.string().max(60).optional(),
      subject_id: z.string().max(60).optional(),
      actor_id: id.optional(),
    }),
  },
  choices: {
    route: 'GET /admin/audit/choices',
    summary: 'What the log can be filtered by: acts, and staff who acted',
    access,
    data: z.strictObject({ actions: z.array(z.enum(auditActions)), actors: z.array(reference) }),
  },
})

export type AuditEntry = z.infer<typeof entry>
