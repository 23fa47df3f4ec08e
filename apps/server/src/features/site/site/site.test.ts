import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../../app.ts'
import type { DB } from '../../../db/schema.ts'
import { limits } from '../../../limits.ts'
import { createTestApp, type TestApp } from '../../../testing/api.ts'
import { createProgram, createTryout, epoch } from '../../../testing/factories.ts'

const web = resolve(import.meta.dirname, '../../../../../web')
let app: TestApp
let site: FastifyInstance
let folder: string

/** The pages as `npm start` builds them. */
async function buildSite(outDir: string): Promise<void> {
  const vite = createRequire(join(web, 'package.json')).resolve('vite/package.json')
  await promisify(execFile)(
    process.execPath,
    [join(dirname(vite), 'bin/vite.js'), 'build', '-c', 'vite.site.config.ts', '--outDir', outDir],
    { cwd: web, env: { ...process.env, NODE_ENV: 'production' } },
  )
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gerbang-site-'))
  await buildSite(folder)
  await writeFile(join(folder, 'index.html'), '<div id="root"></div>')
  app = await createTestApp()
  site = await openSite(folder)
})

afterAll(async () => {
  await site.close()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

async function openSite(web_dir: string): Promise<FastifyInstance> {
  const { http } = await buildApp({ ...app.platform, config: { ...app.platform.config, web_dir } })
  return http
}

async function insertNews(overrides: Partial<Insertable<DB['news']>> = {}) {
  const id = v7()
  const row = {
    id,
    title: 'Jadwal sudah keluar',
    slug: `jadwal-${id}`,
    excerpt: 'Tanggal yang perlu kamu catat.',
    body: 'Isi',
    body_html: '<p>Isi</p>',
    cover_url: null,
    status: 'published' as const,
    published_at: epoch.toISOString(),
    created_at: epoch.toISOString(),
    updated_at: epoch.toISOString(),
    ...overrides,
  }
  await app.db.insertInto('news').values(row).execute()
  return row
}

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers })
const passTime = () => app.advance(limits.sitePageMs / 1000)

test('the landing page comes as HTML that the server wrote', async () => {
  const { statusCode, headers, body } = await get('/')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('public, max-age=4')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(body).toContain('<div id=')
  expect(body).toContain('<title>Gerbang: try out UTBK-SNBT')
  expect(body).toContain('<link rel="canonical" href="https://gerbang.test/"/>')
  expect(body).toContain('<meta property="og:image" content="https://gerbang.test/share.png"/>')
})

test('the address of links never comes from the request', async () => {
  const { body } = await get('/', { host: 'jahat.test', 'x-forwarded-host': 'jahat.test' })
  expect(body).not.toContain('jahat.test')
})

test('published try-outs are shown while they last, drafts and closed ones never', async () => {
  const program = await createProgram(app.db)
  const day = 24 * 3_600_000
  const at = (days: number) => new Date(app.now().getTime() + days * day).toISOString()
  const inside = { program_id: program.id, opens_at: at(-1), closes_at: at(1) }
  await createTryout(app.db, { ...inside, title: 'Sedang berjalan' })
  await createTryout(app.db, { ...inside, opens_at: at(0.5), title: 'Akan datang' })
  await createTryout(app.db, { ...inside, status: 'draft', title: 'Masih konsep' })
  await createTryout(app.db, { ...inside, opens_at: at(-2), closes_at: at(-1), title: 'Sudah lewat' })
  passTime()
  const { body } = await get('/')
  expect(body.indexOf('Sedang berjalan')).toBeGreaterThan(0)
  expect(body.indexOf('Akan datang')).toBeGreaterThan(body.indexOf('Sedang berjalan</h3>'))
  expect(body).not.toContain('Masih konsep')
  expect(body).not.toContain('Sudah lewat')
})

test('who has the page already is told so', async () => {
  const first = await get('/')
  const again = await get('/', { 'if-none-match': String(first.headers.etag) })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', undefined],
])('a reader of "%s" gets %s', async (accepted, encoding) => {
  const { headers } = await get('/', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('accept-encoding')
})

test('an article is found by its slug and by its id, and both name the slug', async () => {
  const { id, slug } = await insertNews({ title: 'Dua gelombang' })
  for (const name of [slug, id, id.toUpperCase()]) {
    const { statusCode, body } = await get(`/content-news/${name}`)
    expect(statusCode).toBe(200)
    expect(body).toContain('<title>Dua gelombang · Gerbang</title>')
    expect(body).toContain(`<link rel="canonical" href="https://gerbang.test/content-news/${slug}"/>`)
    expect(body).toContain('<meta property="og:type" content="article"/>')
  }
})

test('a change of an article is seen when the time of the page is over', async () => {
  const { id, slug } = await insertNews({ title: 'Sebelum' })
  const before = await get(`/content-news/${slug}`)
  await app.db.updateTable('news').set({ title: 'Sesudah' }).where('id', '=', id).execute()
  expect((await get(`/content-news/${slug}`)).body).toBe(before.body)
  passTime()
  const after = await get(`/content-news/${slug}`)
  expect(after.body).toContain('<title>Sesudah')
  expect(after.headers.etag).not.toBe(before.headers.etag)
})

test('a headline cannot bring HTML along', async () => {
  const { slug } = await insertNews({ title: '<img src=x onerror=alert(1)>' })
  expect((await get(`/content-news/${slug}`)).body).not.toContain('<img src=x')
})

test('the text of an article is cleaned again before it is shown', async () => {
  const body_html =
    '<p onclick="alert(1)">Isi<script>alert(2)</script><img src="https://lain.test/a.png"></p>'
  const { slug } = await insertNews({ body_html })
  expect((await get(`/content-news/${slug}`)).body).toContain('<div class="prose mt-8"><p>Isi</p></div>')
})

test.each([
  ['a slug that nobody has', '/content-news/tidak-ada'],
  ['an id that nobody has', `/content-news/${v7()}`],
  ['what is neither', '/content-news/..%2F..%2Fetc'],
  ['a page past the last', '/content-news?page=99'],
  ['a page that is no number', '/content-news?page=dua'],
])('%s is a page that says so, with status 404', async (_, url) => {
  const { statusCode, headers, body } = await get(url)
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('Berita ini tidak ada</h1>')
  expect(body).toContain('<meta name="robots" content="noindex"/>')
})

test('a draft is nowhere to be found', async () => {
  const draft = await insertNews({ status: 'draft', title: 'Belum waktunya' })
  passTime()
  expect((await get(`/content-news/${draft.slug}`)).statusCode).toBe(404)
  for (const url of ['/', '/content-news', '/sitemap.xml'])
    expect((await get(url)).body).not.toMatch(new RegExp(`Belum waktunya|${draft.slug}`))
})

test('the list of news leads to its articles', async () => {
  const { slug } = await insertNews({ published_at: app.now().toISOString() })
  passTime()
  const { statusCode, body } = await get('/content-news')
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Berita · Gerbang</title>')
  expect(body).toContain(`href="/content-news/${slug}"`)
})

test('the sitemap lists what is published, and robots find it', async () => {
  const { slug } = await insertNews({ published_at: app.now().toISOString() })
  passTime()
  const sitemap = await get('/sitemap.xml')
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(sitemap.body).toContain(`<loc>https://gerbang.test/content-news/${slug}</loc>`)
  const robots = await get('/robots.txt')
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(robots.body).toContain('Sitemap: https://gerbang.test/sitemap.xml')
})

test('the module of the pages is not served itself', async () => {
  const { body } = await get('/.site/render-site.js')
  expect(body).toBe('<div id="root"></div>')
})

test("before the first build the app's own page answers", async () => {
  const unbuilt = await mkdtemp(join(tmpdir(), 'gerbang-site-'))
  await writeFile(join(unbuilt, 'index.html'), '<div id="root"></div>')
  const http = await openSite(unbuilt)
  const { statusCode, body } = await http.inject({ url: '/' })
  expect([statusCode, body]).toEqual([200, '<div id="root"></div>'])
  await http.close()
  await rm(unbuilt, { recursive: true })
})
