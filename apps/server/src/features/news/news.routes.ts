import { news } from '@gerbang/contract/news.ts'
import { sanitizeArticle } from '../../content/allowed-html.ts'
import { notFound } from '../../http/errors.ts'
import type { Mount } from '../../http/handle.ts'
import type { Platform } from '../../platform.ts'
import { findArticle, listNews } from './news.queries.ts'

export function newsRoutes(mount: Mount, { db, now }: Platform): void {
  mount(news.list, ({ query }) => listNews(db, now(), query))

  mount(news.get, async ({ params }) => {
    const data = await findArticle(db, now(), params.id)
    if (!data) throw notFound('Berita')
    return { data: { ...data, body_html: sanitizeArticle(data.body_html) } }
  })
}
