import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { alike, id, reference, time } from '../fields.ts'
import { itemFlag } from '../scores/score-runs.ts'

/** One question to go on with, and where it lies. */
const task = z.strictObject({
  id,
  stem: z.string(),
  position: z.int(),
  bank: reference,
  sub_test: reference,
  updated_at: time,
})

const flaggedTask = task.extend({
  /** Of the newest published run that flagged it. */
  flags: z.array(itemFlag),
  tryout: z.string(),
})

/** What lies before a teacher; each list holds the first few, its count all of them. Own banks and those shared by name. */
const dashboard = z.strictObject({
  counts: z.strictObject({
    ...alike(z.int(), 'banks', 'draft', 'in_review', 'published', 'flagged'),
    /** Questions that students reported and nobody has answered. */
    reported: z.int(),
  }),
  banks: z.array(
    z.strictObject({
      id,
      title: z.string(),
      program: z.string(),
      draft: z.int(),
      in_review: z.int(),
      published: z.int(),
      updated_at: time,
    }),
  ),
  drafts: z.array(task),
  in_review: z.array(task),
  flagged: z.array(flaggedTask),
})

export const teachers = defineCalls({
  dashboard: {
    route: 'GET /teacher/dashboard',
    summary: 'Own banks, drafts to finish, questions in review and those that statistics flag',
    access: { roles: ['teacher'], lane: 'list' },
    data: dashboard,
  },
})

export type TeacherTask = z.infer<typeof task>
export type FlaggedTask = z.infer<typeof flaggedTask>
export type TeacherDashboard = z.infer<typeof dashboard>
