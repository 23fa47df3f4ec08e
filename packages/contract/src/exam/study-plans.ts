import { z } from 'zod'
import { type Data, defineCalls } from '../call.ts'
import { id } from '../fields.ts'
import { chosenMajor } from './universities.ts'

const roles = ['student'] as const

/** Of a student's own calendar, as `2027-04-20`. */
export const day = z.iso.date()

/** What somebody new does, in this order; each is left once, done or put off. */
export const startStep = z.enum(['placement', 'target', 'goal', 'done'])

const studyPlan = z.strictObject({
  target: chosenMajor.nullable(),
  /** Where somebody new is. */
  step: startStep,
  /** How many days of a week the student wants to practise; null until it is chosen. */
  days_a_week: z.int().nullable(),
  /** A lowered goal holds from the next Monday on. */
  next_days: z.int().nullable(),
  /** When the plan began. */
  since: day.nullable(),
  today: day,
  /** The day for which the program prepares, and whether it is only expected; null where nobody has told it. */
  exam: z.strictObject({ on: day, is_estimate: z.boolean() }).nullable(),
})

export const studyPlans = defineCalls({
  get: {
    route: 'GET /study-plan',
    summary: 'What the student aims for, how often, and until when',
    access: { roles, lane: 'list' },
    data: studyPlan,
  },
  change: {
    route: 'PUT /study-plan',
    summary: 'Change what is given; a goal that is raised holds at once, a lowered one from Monday',
    access: { roles, lane: 'write' },
    body: z.strictObject({
      major_id: id.nullable().optional(),
      days_a_week: z.int().min(1).max(7).optional(),
      /** The step that comes next; none leads back. */
      step: startStep.exclude(['placement']).optional(),
    }),
    data: studyPlan,
  },
})

export type StudyPlan = Data<typeof studyPlans.get>

export type StartStep = z.infer<typeof startStep>
