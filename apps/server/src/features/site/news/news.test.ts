import { news } from '@gerbang/contract/site/news.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { after } from '../../../testing/factories.ts'
import { createArticle } from '../../../testing/site.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('published articles come newest first, a page at a time, drafts never', async () => {
  await createArticle(app.db, { title: 'Lama', published_at: '2026-01-01T00:00:00.000Z' })
  await createArticle(app.db, { title: 'Baru', published_at: '2026-03-01T00:00:00.000Z' })
  await createArticle(app.db, { title: 'Tengah', published_at: '2026-02-01T00:00:00.000Z' })
  await createArticle(app.db, { title: 'Draf', status: 'draft', published_at: null })
  const reply = await app.send(news.list, { query: { per_page: 2 } })
  expect(reply.data.map(({ title }) => title)).toEqual(['Baru', 'Tengah'])
  expect(reply.meta).toEqual({ page: 1, per_page: 2, total: 3 })
})

test('a search finds words of title and excerpt, and its wildcards are ordinary signs', async () => {
  await createArticle(app.db, { title: 'Menabung 100% waktu' })
  const find = async (search: string) => (await app.send(news.list, { query: { search } })).data
  expect((await find('menabung 100%')).map(({ title }) => title)).toEqual(['Menabung 100% waktu'])
  expect(await find('m%g')).toEqual([])
  expect(await find('tidak ada')).toEqual([])
})

test('an article is found by id in any case and by slug', async () => {
  const { id, slug, body_html } = await createArticle(app.db)
  for (const key of [id, id.toUpperCase(), slug])
    expect(await app.send(news.get, { params: { id: key } })).toMatchObject({
      status: 200,
      data: { id, body_html },
    })
})

test('a draft and an unknown article are both absent', async () => {
  const draft = await createArticle(app.db, { status: 'draft', published_at: null })
  for (const key of [draft.id, draft.slug, v7(), 'tidak-ada'])
    expect(await app.send(news.get, { params: { id: key } })).toMatchObject({
      status: 404,
      message: 'Berita tidak ditemukan.',
    })
})

test('an article whose time is to come is absent until then, in the list, on its own and in the sitemap', async () => {
  const coming = await createArticle(app.db, { title: 'Besok', published_at: after(3600).toISOString() })
  const look = async () => {
    const { data } = await app.send(news.list, { query: { search: 'Besok' } })
    const alone = await app.send(news.get, { params: { id: coming.slug } })
    const sitemap = await app.http.inject('/sitemap.xml')
    return [data.length, alone.status, sitemap.body.includes(coming.slug)]
  }
  expect(await look()).toEqual([0, 404, false])
  app.advance(3601)
  expect(await look()).toEqual([1, 200, true])
})

test('a page that is no number is refused', async () => {
  expect(await app.send(news.list, { query: { page: 'dua' } })).toMatchObject({ status: 422 })
})
