import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, pageOf } from '../fields.ts'
import { edited, look, orderedContent, write } from './ordered-content.ts'

const read = { roles: ['student'], lane: 'list' } as const

const faq = z.strictObject({ id, question: z.string(), answer_html: z.string(), category: z.string() })

const editableFaq = faq.extend({
  /** Markdown, as it was typed. */
  answer: z.string(),
  ...edited,
})

const body = z.strictObject({
  question: z.string().trim().min(5).max(200),
  answer: z.string().trim().min(2).max(4_000),
  category: z.string().trim().min(2).max(60),
  is_published: z.boolean(),
})

/** Questions that students ask, and what the site says. Few enough to be read, and put in order, as a whole. */
export const faqs = defineCalls({
  list: {
    route: 'GET /faqs',
    summary: 'Published questions and answers, in display order',
    access: read,
    ...pageOf(faq),
  },
  create: {
    route: 'POST /admin/contents/faqs',
    records: { action: 'faq_created', about: 'faq' },
    summary: 'Add a question at the end, or at a place before others, as when a deletion is undone',
    access: write,
    body: body.extend({
      is_published: z.boolean().default(false),
      position: z.int().min(1).max(10_000).optional(),
    }),
    data: editableFaq,
    status: 201,
  },
  update: {
    route: 'PUT /admin/contents/faqs/{id}',
    records: { action: 'faq_updated', about: 'faq' },
    summary: 'Change a question; what is left out stays',
    access: write,
    body: body.partial(),
    data: editableFaq,
  },
  ...orderedContent('faq', editableFaq, ['questions and answers', 'a question']),
  listAll: {
    route: 'GET /admin/contents/faqs',
    summary: 'All questions and answers, in display order',
    access: look,
    ...pageOf(editableFaq, [], { status: z.enum(['published', 'draft']).optional() }),
  },
})

export type Faq = z.infer<typeof faq>
export type EditableFaq = z.infer<typeof editableFaq>
