import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, inLetters, pageQuery, rowsOf, slug, time } from '../fields.ts'

export const historyKind = z.enum(['tryout', 'quiz', 'practice'])

const entry = z.strictObject({
  kind: historyKind,
  /** Of the attempt, or of the practice. */
  id,
  /** Null for a practice, which is opened by its id. */
  slug: z.string().nullable(),
  title: z.string(),
  /** Which attempt; null for a practice. */
  number: z.int().nullable(),
  finished_at: time,
  /** Score of a try-out; null where it is not out, and for all others. */
  total: z.number().nullable(),
  total_se: z.number().nullable(),
  /** Right answers of a quiz as far as they may be told; null for all others. */
  correct: z.int().nullable(),
  /** Questions that were asked; null for try-outs. */
  questions: z.int().nullable(),
})

export const history = defineCalls({
  list: {
    route: 'GET /history',
    summary: 'Everything that the student has finished: attempts, quizzes and sets of practice, newest first',
    access: { roles: ['student'], lane: 'report' },
    query: z.strictObject({
      ...pageQuery,
      kind: historyKind.optional(),
      /** The slug of a try-out or quiz: only what was finished of it. */
      slug: slug.optional(),
      /** Only what was finished in the last so many times 24 hours, by the server's clock. */
      days: inLetters(z.int().min(1).max(366)).optional(),
    }),
    ...rowsOf(entry),
  },
})

export type HistoryKind = z.infer<typeof historyKind>
export type HistoryEntry = z.infer<typeof entry>
