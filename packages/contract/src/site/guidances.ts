import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, pageOf, slug } from '../fields.ts'
import { edited, orderedContent, placed, writtenContent } from './ordered-content.ts'

const guidance = z.strictObject({
  id,
  title: z.string(),
  slug,
  body_html: z.string(),
  /** Elsewhere: opened only when the reader asks for it. */
  video_url: z.string().nullable(),
  /** A PDF to take along, below the server's own address. */
  file_url: z.string().nullable(),
  file_name: z.string().nullable(),
})

/** How staff work with the product: a part of it, the same in every school. */
const handbookPage = guidance.pick({ title: true, slug: true, body_html: true })

const editableGuidance = guidance.extend({
  /** Markdown, as it was typed. */
  body: z.string(),
  ...edited,
})

const video = z.url({ protocol: /^https$/ }).max(300)
const file = z
  .string()
  .max(200)
  .regex(/^\/media\/[a-z0-9-]+\.pdf$/)
const fileName = z.string().trim().max(120)

const body = z.strictObject({
  title: z.string().trim().min(5).max(120),
  body: z.string().trim().min(10).max(20_000),
  video_url: z
    .url({ protocol: /^https$/ })
    .max(300)
    .nullable()
    .optional(),
  /** As `POST /admin/media` gave it. */
  file_url: file.nullable().optional(),
  file_name: fileName.nullable().optional(),
  is_published: z.boolean(),
})

/** How the product works. Guides for students are a school's own, few enough to be read and put in order as a whole. */
export const guidances = defineCalls({
  list: {
    route: 'GET /guidances',
    summary: 'Published guides, in display order',
    access: { roles: ['student'], lane: 'list' },
    ...pageOf(guidance),
  },
  handbook: {
    route: 'GET /guidances/staff',
    summary: 'How the product works for the own role, page by page',
    access: { roles: ['teacher', 'admin'], lane: 'list' },
    data: z.array(handbookPage),
  },
  ...writtenContent(
    'guidance',
    editableGuidance,
    {
      added: body.extend({
        video_url: video.nullable().default(null),
        file_url: file.nullable().default(null),
        file_name: fileName.nullable().default(null),
        ...placed,
      }),
      changed: body.partial(),
    },
    'a guide',
  ),
  ...orderedContent('guidance', editableGuidance, ['guides', 'a guide']),
})

export type Guidance = z.infer<typeof guidance>
export type HandbookPage = z.infer<typeof handbookPage>
