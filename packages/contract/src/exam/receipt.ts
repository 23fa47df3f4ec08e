import { z } from 'zod'
import { id, time } from '../fields.ts'

/** What the student keeps as proof. `hash` is SHA-256 over the stored answers in canonical form. */
export const receipt = z.strictObject({
  progress_id: id,
  submitted_at: time,
  closed_by: z.enum(['student', 'time', 'admin']),
  questions: z.int(),
  answered: z.int(),
  flagged: z.int(),
  hash: z.string(),
  /** Answers that came too late were accepted afterwards: when, and the hash before. */
  amended: z.strictObject({ at: time, former_hash: z.string() }).optional(),
})
