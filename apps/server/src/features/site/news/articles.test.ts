import { news } from '@gerbang/contract/site/news.ts'
import { v7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { drawPicture, writeForm } from '../../../testing/pictures.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signIn({ role: 'admin' })).token
})
afterAll(() => app.close())
beforeEach(() => app.db.deleteFrom('news').execute())

const words = {
  title: 'Jadwal baru',
  excerpt: 'Dua gelombang tahun ini.',
  body: 'Isi **tebal** [SNPMB](https://snpmb.id).',
}

async function write(overrides = {}) {
  const { data } = await app.send(news.create, { token, body: { ...words, ...overrides } })
  return data
}
const change = (id: string, body: object) => app.send(news.update, { token, params: { id }, body })
const listTitles = async (query = {}) =>
  (await app.send(news.listAll, { token, query })).data.map(({ title }) => title)
const read = (id: string) => app.send(news.get, { params: { id } })
const inTenMinutes = () => new Date(app.now().getTime() + 600_000).toISOString()

test('an article begins as a draft that nobody reads', async () => {
  const reply = await app.send(news.create, { token, body: words })
  expect(reply).toMatchObject({
    status: 201,
    data: { ...words, slug: 'jadwal-baru', status: 'draft', published_at: null },
  })
  expect(reply.data.body_html).toContain('<a href="https://snpmb.id" rel="noopener">SNPMB</a>')
  expect((await read('jadwal-baru')).status).toBe(404)
})

test('a publication without a time is out at once', async () => {
  const { id } = await write({ status: 'published' })
  expect(await read(id)).toMatchObject({ status: 200, data: { published_at: app.now().toISOString() } })
})

test('two articles of the same title have addresses of their own', async () => {
  await write()
  expect((await write()).slug).toBe('jadwal-baru-2')
})

test('two who write the same title at once both get an address', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => write()))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(5)
})

test('the former address of a renamed article leads on, and no other article takes it', async () => {
  const { id } = await write({ status: 'published' })
  expect((await change(id, { title: 'Jadwal terbaru' })).data.slug).toBe('jadwal-terbaru')
  expect(await read('jadwal-baru')).toMatchObject({ status: 200, data: { id, slug: 'jadwal-terbaru' } })
  expect((await write()).slug).toBe('jadwal-baru-2')
  expect((await change(id, { title: words.title })).data.slug).toBe('jadwal-baru')
  expect((await read('jadwal-terbaru')).data.slug).toBe('jadwal-baru')
})

test('an address that was never out leads nowhere, and one of a draft neither', async () => {
  const { id } = await write({ status: 'published', published_at: inTenMinutes() })
  await change(id, { title: 'Jadwal terbaru', published_at: app.now().toISOString() })
  expect((await read('jadwal-baru')).status).toBe(404)
  await change(id, { title: 'Jadwal lain' })
  await change(id, { status: 'draft' })
  expect((await read('jadwal-terbaru')).status).toBe(404)
})

test('a change touches only what is sent', async () => {
  const before = await write({ status: 'published' })
  const { data } = await change(before.id, { excerpt: 'Tiga gelombang tahun ini.' })
  expect(data).toEqual({ ...before, excerpt: 'Tiga gelombang tahun ini.', updated_at: data.updated_at })
})

test('a cover comes with the form, and an empty field takes it away', async () => {
  const cover = new File([new Uint8Array(await drawPicture('png', 3000, 1500))], 'sampul.png')
  const { data } = await app.send(news.create, { token, ...(await writeForm({ ...words, cover })) })
  expect(data.cover_url).toMatch(/^\/media\/[\da-f]{32}\.webp$/)
  expect((await change(data.id, {})).data.cover_url).toBe(data.cover_url)
  const removed = await app.send(news.update, {
    token,
    params: { id: data.id },
    ...(await writeForm({ cover: '' })),
  })
  expect(removed.data.cover_url).toBeNull()
})

test.each([
  ['a cover that is no picture', { cover: new File(['x'], 'a.png') }, 'cover'],
  ['a title of four letters', { title: 'Abcd' }, 'title'],
  ['an unknown state', { status: 'archived' }, 'status'],
  ['a time that is none', { published_at: 'besok' }, 'published_at'],
  ['a formula that cannot be shown', { body: 'Rumus $\\frac{$ ini' }, 'body'],
])('%s is refused by its field', async (_, wrong, field) => {
  const form = await writeForm({ ...words, ...wrong })
  const reply = await app.send(news.create, { token, ...form })
  expect(reply).toMatchObject({ status: 422, message: 'Validation error' })
  expect(Object.keys(reply.errors)).toEqual([field])
})

test('writers see all articles by state, in the order that they want', async () => {
  await write({ title: 'Bawah draf' })
  await write({ title: 'Cepat terbit', status: 'published' })
  await write({ title: 'Ayo nanti', status: 'published', published_at: inTenMinutes() })
  expect(await listTitles({ sort: 'title' })).toEqual(['Ayo nanti', 'Bawah draf', 'Cepat terbit'])
  expect(await listTitles({ state: 'draft' })).toEqual(['Bawah draf'])
  expect(await listTitles({ state: 'scheduled' })).toEqual(['Ayo nanti'])
  expect(await listTitles({ state: 'published' })).toEqual(['Cepat terbit'])
  expect(await listTitles({ search: 'CEPAT' })).toEqual(['Cepat terbit'])
})

test('a scheduled article is nowhere a second before its time: list, page, sitemap, feed', async () => {
  const { slug } = await write({ status: 'published', published_at: inTenMinutes() })
  const look = async () => {
    const { data } = await app.send(news.list)
    const [sitemap, feed] = await Promise.all(['/sitemap.xml', '/feed.xml'].map(url => app.http.inject(url)))
    return [data.length, (await read(slug)).status, sitemap?.body.includes(slug), feed?.body.includes(slug)]
  }
  app.advance(599)
  expect(await look()).toEqual([0, 404, false, false])
  app.advance(10)
  expect(await look()).toEqual([1, 200, true, true])
})

test('a preview shows what readers will see and keeps nothing', async () => {
  const { data } = await app.send(news.preview, {
    token,
    body: { body: '# Judul\n\nIsi <script>1</script>' },
  })
  expect(data.body_html).toBe('<h2>Judul</h2>\n<p>Isi </p>')
  expect((await app.send(news.listAll, { token })).data).toEqual([])
})

test('a deleted article is gone with its addresses, and both is written down', async () => {
  const { id } = await write({ status: 'published' })
  await change(id, { title: 'Jadwal terbaru' })
  expect(await app.send(news.delete, { token, params: { id } })).toMatchObject({ status: 200 })
  expect((await read('jadwal-baru')).status).toBe(404)
  expect((await write()).slug).toBe('jadwal-baru')
  const acts = await app.db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', id)
    .execute()
  expect(acts.map(({ action }) => action)).toEqual(['news_created', 'news_updated', 'news_deleted'])
})

test('what is not there cannot be read, changed or deleted', async () => {
  const sent = { token, params: { id: v7() } }
  const replies = [
    await app.send(news.read, sent),
    await app.send(news.update, { ...sent, body: {} }),
    await app.send(news.delete, sent),
  ]
  for (const reply of replies)
    expect(reply).toMatchObject({ status: 404, message: 'Berita tidak ditemukan.' })
})
