import { z } from 'zod'
import { defineCalls } from '../call.ts'
import { id, pageOf, slug, time } from '../fields.ts'

const access = { roles: 'public', lane: 'list' } as const
const look = { roles: ['admin'], lane: 'list' } as const
const write = { roles: ['admin'], lane: 'write' } as const

const newsCard = z.strictObject({
  id,
  title: z.string(),
  slug,
  excerpt: z.string(),
  cover_url: z.string().nullable(),
  published_at: time,
})

const article = newsCard.extend({ body_html: z.string(), updated_at: time })

const newsStatus = z.enum(['draft', 'published'])
/** What is published with a time to come is scheduled: until then it is nowhere. */
const newsState = z.enum(['draft', 'scheduled', 'published'])

const newsRow = newsCard.extend({
  status: newsStatus,
  state: newsState,
  published_at: time.nullable(),
  created_at: time,
  updated_at: time,
})

const editableNews = newsRow.extend({
  /** Markdown, as it was typed. */
  body: z.string(),
  body_html: z.string(),
})

const body = z.string().trim().min(10).max(60_000)

const newsBody = z.strictObject({
  /** The address follows it; the one before leads on. */
  title: z.string().trim().min(5).max(150),
  excerpt: z.string().trim().min(10).max(300),
  body,
  /** JPEG, PNG or WebP; null takes it away. */
  cover: z.file().nullable().optional(),
  status: newsStatus,
  /** Left out or null at a publication: now. */
  published_at: time.nullable().optional(),
})

export const news = defineCalls({
  list: {
    route: 'GET /news',
    summary: 'Published articles, newest first',
    access,
    ...pageOf(newsCard),
  },
  get: {
    route: 'GET /news/{id}',
    summary: 'One published article by id or slug, a former one included',
    access,
    params: { id: z.union([id, slug]) },
    data: article,
  },
  listAll: {
    route: 'GET /admin/contents/news',
    summary: 'All articles, whatever their state',
    access: look,
    ...pageOf(newsRow, ['-updated_at', 'published_at', 'title'], { state: newsState.optional() }),
  },
  read: {
    route: 'GET /admin/contents/news/{id}',
    summary: 'One article as it is written',
    access: look,
    data: editableNews,
  },
  create: {
    route: 'POST /admin/contents/news',
    records: { action: 'news_created', about: 'news' },
    summary: 'Write an article',
    access: write,
    body: newsBody.extend({ status: newsStatus.default('draft') }),
    multipart: true,
    data: editableNews,
    status: 201,
  },
  update: {
    route: 'POST /admin/contents/news/{id}',
    records: { action: 'news_updated', about: 'news' },
    summary: 'Change an article; what is left out stays',
    access: write,
    body: newsBody.partial(),
    multipart: true,
    data: editableNews,
  },
  preview: {
    route: 'POST /admin/contents/news/preview',
    records: { nothing: 'It stores nothing.' },
    summary: 'The text of an article as readers will see it; nothing is kept',
    access: write,
    body: z.strictObject({ body }),
    data: z.strictObject({ body_html: z.string() }),
  },
  delete: {
    route: 'DELETE /admin/contents/news/{id}',
    records: { action: 'news_deleted', about: 'news' },
    summary: 'Delete an article and its addresses',
    access: write,
    data: z.null(),
  },
})

export type NewsCard = z.infer<typeof newsCard>
export type Article = z.infer<typeof article>
export type NewsState = z.infer<typeof newsState>
export type EditableNews = z.infer<typeof editableNews>
