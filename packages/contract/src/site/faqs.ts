import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, pageOf } from '../fields.ts'
import { edited, look, orderedContent, placed, writtenContent } from './ordered-content.ts'

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
  ...writtenContent(
    'faq',
    editableFaq,
    { added: body.extend(placed), changed: body.partial() },
    'a question',
  ),
  ...orderedContent('faq', editableFaq, ['questions and answers', 'a question']),
  listAll: {
    route: 'GET /admin/contents/faqs',
    summary: 'All questions and answers, in display order',
    access: look,
    ...pageOf(editableFaq, [], { status: z.enum(['published', 'draft']).optional() }),
  },
})

export type Faq = z.infer<typeof faq>
