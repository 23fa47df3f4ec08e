import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { namedStudent } from '../people/users.ts'
import { id, reason, time } from '../fields.ts'

/** Of one sub-test, what arrived after its time and grace, or after it was handed in. */
const late = z.strictObject({
  progress_id: id,
  ...namedStudent,
  sub_test: z.string(),
  ends_at: time,
  last_at: time,
  /** Answers that are not stored like this already. */
  answers: z.int(),
})

export const lateAnswers = defineCalls({
  list: {
    route: 'GET /admin/tryouts/{id}/late-answers',
    summary: 'Sub-tests with answers that came too late and wait for a decision, the least late first',
    access: { roles: ['admin'], lane: 'list' },
    data: z.array(late),
  },
  decide: {
    route: 'POST /admin/tryouts/{id}/late-answers',
    records: { action: ['late_answers_accepted', 'late_answers_refused'], about: 'tryout' },
    summary: 'Count late answers or leave them out; those that count are scored by a new run',
    access: { roles: ['admin'], lane: 'write' },
    body: z.strictObject({
      reason,
      decision: z.enum(['accepted', 'refused']),
      progress_ids: z.array(id).min(1).max(500),
    }),
    data: z.strictObject({ sub_tests: z.int(), answers: z.int() }),
  },
})

export type LateSheet = z.infer<typeof late>
