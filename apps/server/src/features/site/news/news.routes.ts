import { news } from '@gerbang/contract/site/news.ts'
import { cleanApart } from '../../../content/render-apart.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import type { Platform } from '../../../platform.ts'
import { deleteNews, findEditable, insertNews, listAllNews } from './articles.queries.ts'
import {
  changeNews,
  chooseSlug,
  decidePublication,
  keepCover,
  readForm,
  renderBody,
  tellState,
} from './edit-news.ts'
import { findArticle, findMovedSlug, listNews } from './news.queries.ts'

export function newsRoutes(mount: Mount, platform: Platform): void {
  readingRoutes(mount, platform)
  writingRoutes(mount, platform)
}

function readingRoutes(mount: Mount, { db, now }: Platform): void {
  mount(news.list, ({ query }) => listNews(db, now(), query))

  mount(news.get, async ({ params: { id } }) => {
    const data = (await findArticle(db, now(), id)) ?? (await findMoved(id))
    if (!data) throw notFound('Berita')
    return { data: { ...data, body_html: await cleanApart(data.body_html) } }
  })

  async function findMoved(former: string) {
    const slug = await findMovedSlug(db, now(), former)
    return slug === undefined ? undefined : findArticle(db, now(), slug)
  }
}

function writingRoutes(mount: Mount, platform: Platform): void {
  const { db, now, newId } = platform
  const tell = <Row extends Parameters<typeof tellState>[0]>(row: Row) => tellState(row, now().toISOString())

  mount(news.listAll, async ({ query }) => {
    const { data, meta } = await listAllNews(db, now(), query)
    return { data: data.map(tell), meta }
  })

  mount(news.read, async ({ params: { id } }) => {
    const data = await findEditable(db, id)
    if (!data) throw notFound('Berita')
    return { data: tell(data) }
  })

  mount(news.preview, async ({ body: { body } }) => ({ data: { body_html: await renderBody(db, body) } }))

  mount(news.create, async ({ act, body: { cover = null, published_at, ...words } }) => {
    const at = now().toISOString()
    const written = {
      id: newId(),
      ...words,
      body_html: await renderBody(db, words.body),
      cover_url: await keepCover(platform, cover),
      published_at: decidePublication(words.status, published_at, null, at),
      created_at: at,
      updated_at: at,
    }
    const data = await act(written.id, async trx =>
      insertNews(trx, { ...written, slug: await chooseSlug(trx, words.title) }),
    )
    return { message: 'Berita dibuat', data: tell(data) }
  })

  mount(news.update, async ({ act, params: { id }, body }) => {
    const change = await readForm(platform, body)
    const data = await act(id, async (trx, note) => {
      const changed = await changeNews(trx, id, change, now().toISOString())
      if (!changed) throw notFound('Berita')
      const { status, published_at } = changed
      await note({ details: { status, published_at } })
      return changed
    })
    return { message: 'Berita disimpan', data: tell(data) }
  })

  mount(news.delete, async ({ act, params: { id } }) => {
    await act(id, async trx => {
      if (!(await deleteNews(trx, id))) throw notFound('Berita')
    })
    return { message: 'Berita dihapus', data: null }
  })
}
