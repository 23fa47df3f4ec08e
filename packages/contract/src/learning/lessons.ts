import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { subject } from '../exam/tryouts.ts'
import { id, reference } from '../fields.ts'
import { edited, look, orderedContent, placed, writtenContent } from '../site/ordered-content.ts'

const read = { roles: ['student'], lane: 'list' } as const

const step = z.strictObject({ title_html: z.string(), html: z.string() })

/** What a lesson is made of, as HTML. */
export const lessonParts = z.strictObject({
  idea_html: z.string(),
  example_html: z.string(),
  /** Of the example: each is opened by whoever has thought about it. */
  steps: z.array(step),
  slip_html: z.string(),
})

const lesson = lessonParts.extend({
  title: z.string(),
  topic: reference,
  subject,
  /** Its own questions to try; none: any of the topic. */
  questions: z.int(),
})

const editableLesson = z.strictObject({
  id,
  title: z.string(),
  topic_id: id,
  /** Markdown, as it was typed. */
  body: z.string(),
  question_ids: z.array(id),
  ...edited,
})

const tried = z
  .array(id)
  .max(10)
  .refine(ids => new Set(ids).size === ids.length, 'Tiap soal satu kali saja.')

const body = z.strictObject({
  title: z.string().trim().min(5).max(120),
  topic_id: id,
  body: z.string().trim().min(10).max(20_000),
  question_ids: tried.optional(),
  is_published: z.boolean(),
})

/** One page a topic: idea, example in steps, common slip, questions to try. */
export const lessons = defineCalls({
  list: {
    route: 'GET /lessons',
    summary: 'Topics of the own program that have a lesson',
    access: read,
    data: z.array(z.strictObject({ topic_id: id })),
  },
  get: {
    route: 'GET /lessons/{id}',
    summary: 'The lesson of a topic',
    access: read,
    data: lesson,
  },
  topics: {
    route: 'GET /admin/contents/lessons/topics',
    summary: 'All topics that a lesson can be about',
    access: look,
    data: z.array(reference.extend({ subject: z.string() })),
  },
  ...writtenContent('lesson', editableLesson, {
    added: body.extend({
      question_ids: tried.default([]),
      ...placed,
    }),
    changed: body.partial(),
  }),
  ...orderedContent('lesson', editableLesson),
})

export type LessonParts = z.infer<typeof lessonParts>
export type Lesson = z.infer<typeof lesson>
