import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, time } from '../fields.ts'

/** What waits for somebody, each with its cure on a screen or in docs/operations.md. */
export const attentionKind = z.enum([
  'wrong_clock',
  'suspect_keys',
  'failed_runs',
  'late_answers',
  'question_reports',
  'failed_mails',
  'no_mail',
  'disk_full',
  'backup_old',
  'demo_accounts',
])

const attention = z.strictObject({
  kind: attentionKind,
  /** How many questions, mails, students; of a disk the share in use, in percent; of a backup its age in days. */
  count: z.int().nullable(),
  tryout: z.strictObject({ id, title: z.string() }).nullable(),
})

const openTryout = z.strictObject({
  id,
  title: z.string(),
  closes_at: time.nullable(),
  /** Who has enrolled and not begun, is in a sub-test or between two, and is done. */
  enrolled: z.int(),
  in_progress: z.int(),
  finished: z.int(),
  /** Answers stored in the last minute. */
  saves_per_minute: z.int(),
})

export const dashboard = defineCalls({
  admin: {
    route: 'GET /admin/dashboard',
    summary: 'What needs attention, try-outs open now, and how many there are of what',
    access: { roles: ['admin'], lane: 'report' },
    data: z.strictObject({
      attention: z.array(attention),
      open_tryouts: z.array(openTryout),
      counts: z.strictObject({
        students: z.int(),
        teachers: z.int(),
        admins: z.int(),
        invited: z.int(),
        tryouts: z.int(),
        questions: z.int(),
        attempts: z.int(),
        signed_in: z.int(),
      }),
      /** When `counts` and `days` were counted: just now, or some time ago where that takes long. */
      counted_at: time,
      /** The last fourteen days in Jakarta, oldest first. */
      days: z.array(z.strictObject({ day: z.iso.date(), started: z.int(), finished: z.int() })),
    }),
  },
})

export type AttentionKind = z.infer<typeof attentionKind>
export type Attention = z.infer<typeof attention>
export type OpenTryout = z.infer<typeof openTryout>
