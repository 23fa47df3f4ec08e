import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, reference, time } from '../fields.ts'

const staff = ['admin', 'teacher'] as const
const look = { roles: staff, lane: 'list' } as const
const change = { roles: staff, lane: 'write' } as const

/** `practice`: one set of questions of a subject, drawn for each student. */
export const taskKind = z.enum(['quiz', 'practice'])

const task = z.strictObject({
  id,
  kind: taskKind,
  /** The quiz or the subject. */
  target: reference,
  due_at: time,
  given_by: reference,
  created_at: time,
})

const givenTask = task.extend({
  /** Who is in the class now, by name; null: not done yet. */
  students: z.array(z.strictObject({ id, name: z.string(), done_at: time.nullable() })),
})

const ownTask = task.extend({
  class_name: z.string(),
  /** Of a quiz; null of practice. */
  slug: z.string().nullable(),
  done_at: time.nullable(),
})

/** A quiz or a set of practice that a class is to do by a certain time (decision 73). */
export const classTasks = defineCalls({
  list: {
    route: 'GET /classes/{id}/tasks',
    summary: 'What a class was given to do, the newest first, and who has done it',
    access: look,
    live: true,
    data: z.array(givenTask),
  },
  choices: {
    route: 'GET /classes/{id}/tasks/choices',
    summary:
      "What the class can be given: open quizzes of its students' programs, and subjects with practice",
    access: look,
    live: true,
    data: z.strictObject({ quizzes: z.array(reference), subjects: z.array(reference) }),
  },
  give: {
    route: 'POST /classes/{id}/tasks',
    records: { action: 'class_task_given', about: 'class' },
    summary: 'Give the class something to do; the same again moves its date',
    access: change,
    body: z.strictObject({ kind: taskKind, target_id: id, due_at: time }),
    data: z.array(givenTask),
    status: 201,
  },
  end: {
    route: 'DELETE /classes/{id}/tasks/{taskId}',
    records: { action: 'class_task_ended', about: 'class' },
    summary: 'Take a task back; what students did stays theirs',
    access: change,
  },
  listOwn: {
    route: 'GET /class-tasks',
    summary: 'What the student was given to do and has not done, or is still to come, the next one first',
    access: { roles: ['student'], lane: 'list' },
    live: true,
    data: z.array(ownTask),
  },
})

export type TaskKind = z.infer<typeof taskKind>
export type GivenTask = z.infer<typeof givenTask>
export type OwnTask = z.infer<typeof ownTask>
