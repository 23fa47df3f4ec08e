import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { subject } from '../exam/tryouts.ts'
import { id, listMeta, listQuery, reference, time } from '../fields.ts'

const read = { roles: ['student'], lane: 'list' } as const
const look = { roles: ['admin'], lane: 'list' } as const
const write = { roles: ['admin'], lane: 'write' } as const
const path = z.strictObject({ id })

const step = z.strictObject({ title_html: z.string(), html: z.string() })

/** What a lesson is made of, as HTML. */
export const lessonParts = z.strictObject({
  idea_html: z.string(),
  example_html: z.string(),
  /** Of the example: each is opened by whoever has thought about it. */
  steps: z.array(step),
  slip_html: z.string(),
})
export type LessonParts = z.infer<typeof lessonParts>

const lesson = lessonParts.extend({
  title: z.string(),
  topic: reference,
  subject,
  /** Its own questions to try; none: any of the topic. */
  questions: z.int(),
})
export type Lesson = z.infer<typeof lesson>

const editableLesson = z.strictObject({
  id,
  title: z.string(),
  topic_id: id,
  /** Markdown, as it was typed. */
  body: z.string(),
  question_ids: z.array(id),
  position: z.int(),
  is_published: z.boolean(),
  created_at: time,
  updated_at: time,
})

const body = z.strictObject({
  title: z.string().trim().min(5).max(120),
  topic_id: id,
  body: z.string().trim().min(10).max(20_000),
  question_ids: z.array(id).max(10).optional(),
  is_published: z.boolean(),
})

/** One page a topic: idea, example in steps, common slip, questions to try. */
export const lessons = defineCalls({
  list: {
    method: 'GET',
    path: '/lessons',
    summary: 'Topics of the own program that have a lesson',
    access: read,
    data: z.array(z.strictObject({ topic_id: id })),
  },
  get: {
    method: 'GET',
    path: '/lessons/{id}',
    summary: 'The lesson of a topic',
    access: read,
    params: path,
    data: lesson,
  },
  topics: {
    method: 'GET',
    path: '/admin/contents/lessons/topics',
    summary: 'All topics that a lesson can be about',
    access: look,
    data: z.array(reference.extend({ subject: z.string() })),
  },
  listAll: {
    method: 'GET',
    path: '/admin/contents/lessons',
    summary: 'All lessons, in display order',
    access: look,
    query: z.strictObject(listQuery),
    data: z.array(editableLesson),
    meta: listMeta,
  },
  create: {
    method: 'POST',
    path: '/admin/contents/lessons',
    records: { action: 'lesson_created', about: 'lesson' },
    summary: 'Add a lesson at the end, or at a place before others, as when a deletion is undone',
    access: write,
    body: body.extend({
      question_ids: z.array(id).max(10).default([]),
      is_published: z.boolean().default(false),
      position: z.int().min(1).max(10_000).optional(),
    }),
    data: editableLesson,
    status: 201,
  },
  update: {
    method: 'PUT',
    path: '/admin/contents/lessons/{id}',
    records: { action: 'lesson_updated', about: 'lesson' },
    summary: 'Change a lesson; what is left out stays',
    access: write,
    params: path,
    body: body.partial(),
    data: editableLesson,
  },
  order: {
    method: 'PUT',
    path: '/admin/contents/lessons/order',
    records: { action: 'lessons_ordered', about: 'lesson' },
    summary: 'Put all lessons in this order',
    access: write,
    body: z.strictObject({ ids: z.array(id).min(1).max(1_000) }),
    data: z.null(),
  },
  delete: {
    method: 'DELETE',
    path: '/admin/contents/lessons/{id}',
    records: { action: 'lesson_deleted', about: 'lesson' },
    summary: 'Delete a lesson',
    access: write,
    params: path,
    data: z.null(),
  },
})
