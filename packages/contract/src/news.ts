import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, listMeta, listQuery, slug, time } from './fields.ts'

const access = { roles: 'public', lane: 'list' } as const

const newsCard = z.strictObject({
  id,
  title: z.string(),
  slug,
  excerpt: z.string(),
  cover_url: z.string().nullable(),
  published_at: time,
})
export type NewsCard = z.infer<typeof newsCard>

const article = newsCard.extend({ body_html: z.string(), updated_at: time })
export type Article = z.infer<typeof article>

export const news = defineCalls({
  list: {
    method: 'GET',
    path: '/news',
    summary: 'Published articles, newest first',
    access,
    query: z.strictObject(listQuery),
    data: z.array(newsCard),
    meta: listMeta,
  },
  get: {
    method: 'GET',
    path: '/news/{id}',
    summary: 'One published article by id or slug',
    access,
    params: z.strictObject({ id: z.union([id, slug]) }),
    data: article,
  },
})
