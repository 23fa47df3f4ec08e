import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, isEachOnce, seconds } from '../fields.ts'
import { subject } from '../exam/tryouts.ts'

const roles = ['admin', 'teacher'] as const
const look = { roles, lane: 'list' } as const
const change = { roles: ['admin'], lane: 'write' } as const

const topicName = z.string().trim().min(2).max(120)
const topic = z.strictObject({ id, name: z.string(), question_count: z.int() })

const listedSubject = subject.extend({ program_id: id, default_duration_seconds: seconds })

const subjectDetail = listedSubject.extend({
  position: z.int(),
  default_question_count: z.int(),
  /** By name. */
  topics: z.array(topic),
  /** Banks, try-outs, quizzes, formats and lessons that have it: it cannot be deleted, nor its program changed. */
  is_used: z.boolean(),
})

const written = {
  /** Unique in its program: PU, PPU, TWK. */
  code: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9]{1,12}$/, 'Pakai huruf dan angka saja, paling banyak 12.')
    .toUpperCase(),
  name: z.string().trim().min(3).max(120),
  /** What official pages put it under: TPS, Literasi. */
  group: z.string().trim().min(2).max(60),
  default_duration_seconds: z.int().min(60).max(14_400),
  default_question_count: z.int().min(1).max(200),
}

const list = {
  summary: 'Subjects of one program or of all, in official order',
  access: look,
  query: z.strictObject({ program_id: id.optional() }),
  data: z.array(listedSubject),
} as const

export const subjects = defineCalls({
  list: { ...list, route: 'GET /admin/subjects' },
  listAll: { ...list, route: 'GET /admin/subject' },
  create: {
    route: 'POST /admin/subject',
    records: { action: 'subject_created', about: 'subject' },
    summary: 'Add a subject behind the last of its program',
    access: { roles, lane: 'write' },
    status: 201,
    body: z.strictObject({ ...written, program_id: id }),
    data: subjectDetail,
  },
  get: {
    route: 'GET /admin/subjects/{id}',
    summary: 'One subject with its topics and how many questions each has',
    access: look,
    data: subjectDetail,
  },
  update: {
    route: 'PUT /admin/subjects/{id}',
    records: { action: 'subject_changed', about: 'subject' },
    summary: 'Change a subject and its topics; a topic with questions can be renamed, not left out',
    access: change,
    body: z.strictObject({
      ...written,
      position: z.int().min(1).max(200),
      topics: z
        .array(z.strictObject({ id: id.optional(), name: topicName }))
        .max(300)
        .refine(isEachOnce('id'), 'Tiap topik satu kali saja.'),
    }),
    data: subjectDetail,
  },
  delete: {
    route: 'DELETE /admin/subjects/{id}',
    records: { action: 'subject_deleted', about: 'subject' },
    summary: 'Delete a subject that nothing uses; 409 `in_use` otherwise',
    access: change,
  },
  addTopic: {
    route: 'POST /admin/subjects/{id}/topics',
    records: { action: 'topic_created', about: 'topic', unless: 'The subject has a topic of that name.' },
    summary: 'Add a topic while writing a question; the one that is there, when it has that name already',
    access: { roles, lane: 'write' },
    body: z.strictObject({ name: topicName }),
    data: topic,
  },
})

export type Topic = z.infer<typeof topic>
export type SubjectDetail = z.infer<typeof subjectDetail>
